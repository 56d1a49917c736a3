import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
  server,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const PATH = '/clients/c1/client-questionnaires/r1'
const baseQuestion = {
  text_sv: '',
  required: false,
  options: [],
  max_length: null,
  max_files: 2,
  max_mb: 1,
  scale_min: 0,
  scale_max: 10,
  scale_min_en: 'Not at all',
  scale_min_sv: '',
  scale_max_en: 'Very much',
  scale_max_sv: '',
  body_en: null,
  body_sv: null,
}
const id = (place: number) => `01a1ff17-14ae-740a-b882-cd2077bb87${place}0`
const makeQuestion = (place: number, type: string, text_en: string, more = {}) => ({
  ...baseQuestion,
  id: id(place),
  type,
  text_en,
  ...more,
})
const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const options = ['One', 'Two'].map((en) => ({ id: en.toLowerCase(), en, sv: '' }))
const questions = [
  makeQuestion(10, 'html_editor', '', { body_en: paragraph('Read this first.') }),
  makeQuestion(11, 'yes_no', 'Do you smoke?', { required: true }),
  makeQuestion(12, 'yes_no_textbox', 'Do you take medicines?', { required: true }),
  makeQuestion(13, 'textbox', 'Tell us'),
  makeQuestion(14, 'short_answer', 'Height'),
  makeQuestion(15, 'rich_text', 'Your story'),
  makeQuestion(16, 'dropdown', 'Skin type', { options }),
  makeQuestion(17, 'choices', 'Choose one', { options }),
  makeQuestion(18, 'checkboxes', 'Choose several', { options }),
  makeQuestion(19, 'linear_scale', 'How afraid?'),
  makeQuestion(20, 'file_upload', 'Pictures'),
]
const questionnaire = {
  id: 'r1',
  entry_id: 'r1',
  number: 1,
  questionnaire_id: 'q1',
  title_en: 'Health',
  title_sv: 'Hälsa',
  state: 'not_signed',
  approval: null,
  is_answered: false,
  is_cancelled: false,
  answered_at: null,
  answered_by_name: '',
  answer_channel: '',
  signed_at: null,
  signed_by_name: '',
  sent_at: null,
  created_at: '2026-11-20 08:00:00',
  document_id: null,
  should_regen_pdf: false,
  version: 1,
  questions,
  answers: {},
  files: [],
  language: 'en',
  signature: null,
  correction_reason: '',
  cancelled_at: null,
  cancelled_by_name: '',
  cancel_reason: '',
  reviews: [],
  is_current: true,
  versions: [{ id: 'r1', number: 1, state: 'not_signed', signed_at: null, correction_reason: '', document_id: null }],
}

beforeEach(() => {
  mockSignedIn({ permissions: ['client.read', 'form.read', 'form.write', 'document.read', 'draft.read', 'draft.write'] })
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  mockEndpoint('get', '/api/drafts/client-questionnaire/r1', () => okResponse(null))
  mockEndpoint('put', '/api/drafts/client-questionnaire/r1', () =>
    okResponse({ body: {}, base_version: null, updated_at: '2026-11-20 08:00:00' }),
  )
  mockEndpoint('delete', '/api/drafts/client-questionnaire/r1', () => okResponse(null))
})

test('REC-041 every question type can be answered in the clinic; a yes without details shows an error', async () => {
  mockEndpoint('get', '/api/client/c1/questionary/r1', () => okResponse(questionnaire))
  const calls = mockEndpoint('post', '/api/client/c1/questionary/r1/answer', () =>
    validationErrorResponse({ [`answers.${id(12)}.more`]: 'Tell more about it.', [`answers.${id(14)}`]: 'At most 200 characters.' }),
  )
  const { user } = renderRoutes(routes, PATH)
  const form = within(await screen.findByRole('form', { name: 'Fill in here' }))
  expect(form.getByText('Read this first.')).toBeInTheDocument()
  const group = (name: RegExp) => within(form.getByRole('radiogroup', { name }))
  await user.click(group(/Do you smoke/).getByRole('radio', { name: 'No' }))
  await user.click(group(/Do you take medicines/).getByRole('radio', { name: 'Yes' }))
  await user.type(form.getByLabelText(/^Tell us/), 'All well')
  await user.type(form.getByLabelText(/^Height/), '172')
  expect(form.getByRole('textbox', { name: /Your story/ })).toBeInTheDocument()
  await user.click(form.getByRole('combobox', { name: /Skin type/ }))
  await user.click(await screen.findByRole('option', { name: 'Two', hidden: true }))
  await user.click(group(/Choose one/).getByRole('radio', { name: 'One' }))
  for (const name of ['Two', 'One']) await user.click(form.getByRole('checkbox', { name }))
  expect(form.getByText('0 = Not at all, 10 = Very much')).toBeInTheDocument()
  await user.click(group(/How afraid/).getByRole('radio', { name: '7' }))
  expect(form.getByText('Pictures')).toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Save answers' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toMatchObject({
    answers: {
      [id(11)]: false,
      [id(12)]: { value: true, more: '' },
      [id(13)]: 'All well',
      [id(14)]: '172',
      [id(16)]: 'two',
      [id(17)]: 'one',
      [id(18)]: ['two', 'one'],
      [id(19)]: 7,
    },
    version: 1,
  })
  expect(await form.findByText('Tell more about it.')).toBeInTheDocument()
  expect(form.getByLabelText(/Tell more/)).toHaveAccessibleDescription('Tell more about it.')
  expect(form.getByText('At most 200 characters.')).toBeInTheDocument()
  await expectNoA11yViolations()
}, 60_000)

test('REC-041 a picture larger than its question allows is rejected before the upload, with the server’s text', async () => {
  mockEndpoint('get', '/api/client/c1/questionary/r1', () => okResponse(questionnaire))
  const sent: string[] = []
  server.use(
    http.post('*/api/files', async ({ request }) => {
      sent.push(await request.text())
      return okResponse({ id: 'f1' })
    }),
  )
  renderRoutes(routes, PATH)
  const form = within(await screen.findByRole('form', { name: 'Fill in here' }))
  expect(form.getByText('or drop them here. JPG or PNG, at most 1 MB each.')).toBeInTheDocument()
  const makeFile = (name: string, size: number) =>
    Object.defineProperty(new File(['x'], name, { type: 'image/jpeg' }), 'size', { value: size })
  const files = [makeFile('camera.jpg', 2.98 * 1024 * 1024), makeFile('small.jpg', 1024 * 1024)]
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } })
  const alert = within(await form.findByRole('alert'))
  expect(alert.getByText('camera.jpg')).toBeInTheDocument()
  expect(alert.getByText('The file must be at most 1 MB.')).toBeInTheDocument()
  expect(await form.findByRole('img', { name: 'small.jpg' })).toBeInTheDocument()
  expect(sent.map((body) => body.includes('small.jpg'))).toEqual([true])
})
