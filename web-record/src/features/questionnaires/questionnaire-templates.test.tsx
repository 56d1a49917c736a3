import { mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../routes'

const ROW_HEIGHT = 100
const makeQuestion = (place: number, text_en: string) => ({
  id: `01a1ff17-14ae-740a-b882-cd2077bb870${place}`,
  type: 'yes_no',
  text_en,
  text_sv: '',
  required: false,
  options: [],
  max_length: null,
  max_files: 3,
  max_mb: 5,
  scale_min: 1,
  scale_max: 5,
  scale_min_en: '',
  scale_min_sv: '',
  scale_max_en: '',
  scale_max_sv: '',
  body_en: null,
  body_sv: null,
})
const template = {
  id: '01a1ff17-14ae-740a-b882-cd2077bb8800',
  title_en: 'Health',
  title_sv: 'Hälsa',
  question_count: 2,
  is_active: true,
  is_deleted: false,
  updated_at: '2026-11-21 08:00:00',
  version: 3,
  questions: [makeQuestion(1, 'Are you pregnant?'), makeQuestion(2, 'Do you smoke?')],
}
type Body = { questions: { id: string; text_en: string }[]; version?: number; title_en: string }

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/questionary', () => pageResponse([template]))
  mockEndpoint('get', `/api/questionary/${template.id}`, () => okResponse(template))
})
afterEach(() => vi.restoreAllMocks())

/** Gives each row its place on the page, which jsdom doesn't lay out. */
function mockRowPositions() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li')
    const index = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0
    return new DOMRect(0, index * ROW_HEIGHT, 400, ROW_HEIGHT)
  })
}

test('REC-040 a question is dragged to another place, and the new order is sent', async () => {
  mockRowPositions()
  const calls = mockEndpoint('put', `/api/questionary/${template.id}/update-new`, () => okResponse(template))
  const { user } = renderRoutes(routes, `/questionnaires/${template.id}/edit`)
  const handle = await screen.findByRole('button', { name: 'Move question 1' })
  fireEvent.pointerDown(handle, { isPrimary: true, button: 0, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(document, { clientX: 10, clientY: 20 })
  await screen.findByText(/question 1 .*position 1 of 2/i)
  fireEvent.pointerMove(document, { clientX: 10, clientY: ROW_HEIGHT + 20 })
  await screen.findByText(/position 2 of 2/)
  fireEvent.pointerUp(document)
  await waitFor(() => expect(screen.getAllByLabelText('Question in English')[0]).toHaveValue('Do you smoke?'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  const { questions } = (calls[0]?.body ?? {}) as Body
  expect(questions.map(({ text_en }) => text_en)).toEqual(['Do you smoke?', 'Are you pregnant?'])
})

test('REC-040 BEY-024 a copy has the same questions under ids of its own, and what is typed in it is kept as its draft', async () => {
  const added = mockEndpoint('post', '/api/questionary', () => okResponse(template))
  const drafts = mockEndpoint('put', `/api/drafts/questionnaire-copy/${template.id}`, () => okResponse(null))
  const { user, router } = renderRoutes(routes, '/questionnaires')
  await user.click(await screen.findByRole('link', { name: 'Copy' }))
  expect(router.state.location.pathname).toBe(`/questionnaires/${template.id}/copy`)
  await user.type(await screen.findByLabelText('Title in English'), ' of teenagers')
  await waitFor(() => expect(drafts.at(-1)?.body).toMatchObject({ body: { title_en: 'Health of teenagers' } }), { timeout: 5_000 })
  await user.click(screen.getByRole('button', { name: 'Add a questionnaire' }))
  await waitFor(() => expect(added).toHaveLength(1))
  const { questions, title_en, version } = (added[0]?.body ?? {}) as Body
  expect([title_en, version]).toEqual(['Health of teenagers', undefined])
  expect(questions.map(({ text_en }) => text_en)).toEqual(['Are you pregnant?', 'Do you smoke?'])
  expect(questions.map(({ id }) => id).filter((id) => template.questions.some((question) => question.id === id))).toEqual([])
})
