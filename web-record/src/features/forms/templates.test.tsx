import { expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const stored = { is_active: true, is_deleted: false, updated_at: '2026-11-21 08:00:00', version: 4 }
const lists = [
  ['REC-030', '/letters-of-consents', '/api/letters-of-consent', { ...stored, id: 'f1', title: 'Fillers', number: 2 }],
  ['REC-040', '/questionnaires', '/api/questionary', { ...stored, id: 'f1', title_en: 'Fillers', title_sv: 'Fillers', question_count: 3 }],
] as const

const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

beforeEach(() => mockSignedIn())

test.each(lists)('%s a form in the list is deactivated, activated, and deleted after a confirmation', async (_, page, path, row) => {
  let isActive = true
  mockEndpoint('get', path, () => pageResponse([{ ...row, is_active: isActive }]))
  const toggled = mockEndpoint('post', `${path}/f1/toggle`, () => {
    isActive = false
    return okResponse(row)
  })
  const deleted = mockEndpoint('delete', `${path}/f1`, () => okResponse(null))
  const { user, router } = renderRoutes(routes, page)
  expect(await screen.findByRole('link', { name: 'Fillers' })).toHaveAttribute('href', `${page}/f1/edit`)
  expect(screen.getByRole('link', { name: /^Add a/ })).toHaveAttribute('href', `${page}/create`)
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible()
  expect(toggled.map(({ body }) => body)).toEqual([{ version: 4 }])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete the form?' }))
  expect(deleted).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(deleted.map(({ url }) => url.search)).toEqual(['?version=4']))
  // A press on a button of the row, or in its dialog, doesn't open the row's page.
  expect(router.state.location.pathname).toBe(page)
})

test.each(lists)('%s a deleted form is restored, and has no page to open', async (_, page, path, row) => {
  mockEndpoint('get', path, () => pageResponse([{ ...row, is_active: false, is_deleted: true }]))
  const restored = mockEndpoint('post', `${path}/f1/restore`, () => okResponse(row))
  const { user, router } = renderRoutes(routes, `${page}?filter=deleted`)
  await user.click(await screen.findByText('Fillers'))
  expect(router.state.location.search).toBe('?filter=deleted')
  expect(screen.queryByRole('link', { name: 'Fillers' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(restored.map(({ body }) => body)).toEqual([{ version: 4 }]))
})

const notices = [
  [...lists[0], '2 consent forms lack their title, text or questions in English or Swedish.'],
  [...lists[1], '2 questionnaires lack their title or questions in English or Swedish.'],
] as const

test.each(notices)('USE-019 %s the clinic is reminded of forms that lack a language, and sees them', async (_, page, path, row, notice) => {
  const calls = mockEndpoint('get', path, ({ request }) => {
    const isUntranslated = new URL(request.url).searchParams.get('filter') === 'untranslated'
    return okResponse({ items: [row], page: 1, per_page: 20, total: isUntranslated ? 2 : 5, total_capped: false })
  })
  const { user, router } = renderRoutes(routes, page)
  expect(await screen.findByText(notice)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show them' }))
  await waitFor(() => expect(router.state.location.search).toBe('?filter=untranslated'))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('per_page')).toBe('20'))
  expect(calls.at(-1)?.url.searchParams.get('filter')).toBe('untranslated')
  expect(screen.queryByText(notice)).toBeNull()
})

test('USE-019 the text that a clinic wrote before it spoke English to clients stands beside the English one', async () => {
  mockSignedIn({ settings: { CUSTOMER_LANGUAGE: 'en' } })
  const texts = { language: 'sv', body: paragraph('Jag känner till riskerna.'), translated_body: paragraph('I know the risks.') }
  const titles = { title: 'Samtycke', translated_title: 'Consent' }
  const template = {
    ...stored,
    ...titles,
    ...texts,
    id: 'f1',
    number: 1,
    is_translated: true,
    questions: [],
    asks_publish_permission: false,
  }
  mockEndpoint('get', '/api/letters-of-consent/f1', () => okResponse(template))
  mockEndpoint('get', '/api/letters-of-consent/f1/versions', () => pageResponse([]))
  mockEndpoint('get', '/api/letters-of-consent', () => pageResponse([]))
  const changed = mockEndpoint('put', '/api/letters-of-consent/f1', () => okResponse(template))
  const { user } = renderRoutes(routes, '/letters-of-consents/f1/edit')
  const english = await screen.findByRole('textbox', { name: /^Title in English/ })
  expect(english).toHaveValue('Consent')
  expect(screen.getByRole('textbox', { name: 'Title in Swedish' })).toHaveValue('Samtycke')
  await user.click(screen.getByRole('button', { name: 'Save as a new version' }))
  const sent = { title: 'Consent', body: texts.translated_body, translated_title: 'Samtycke', translated_body: texts.body }
  await waitFor(() => expect(changed[0]?.body).toMatchObject(sent))
})
