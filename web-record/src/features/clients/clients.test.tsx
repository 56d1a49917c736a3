import type { Schema } from '@clinic/kit/api'
import { setLanguage } from '@clinic/kit/i18n'
import { CLIENT_FIELD_NAMES } from '@clinic/kit/session'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { client as clientFixture } from '../../testing/fixtures'

const client: Schema['ClientOut'] = { ...clientFixture, warning: 'Allergic to lidocaine' }
const { id, first_name, last_name, email, date_of_birth, is_active, created_at } = client
const row: Schema['ClientListItem'] = { id, first_name, last_name, email, phone: '+46 701234567', date_of_birth, is_active, created_at }
const summary = {
  client,
  age: 36,
  next_booking: { id: 'b1', start_at: '2026-11-23 08:00:00', service: { name: 'Lip filler' } },
  last_bookings: [],
  last_procedures: [{ id: 'p1', title: 'Lips 0.5 ml', date: '2026-11-20', state: 'signed', signed_by_name: 'Sara Åberg' }],
  counts: { bookings: 1, procedures: 3, consents: 2, consents_pending: 1, questionnaires: 0, prescriptions: 0 },
  balance: null,
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/client-booking-times', () => okResponse([]))
  for (const id of ['c1', 'c7']) mockEndpoint('get', `/api/clients/${id}/tags`, () => okResponse({ tags: ['VIP'] }))
})

test('REC-001 PLT-006 clients are searched on the server 300 ms after the last key, kept in the URL and paged', async () => {
  const calls = mockEndpoint('get', '/api/clients', () => pageResponse([row], { total: 41 }))
  const { user, router } = renderRoutes(routes, '/clients')
  expect(await screen.findByRole('link', { name: 'Alva Berg' })).toBeInTheDocument()
  await expectNoA11yViolations()
  // Two keys without a breath between them, however busy the machine is.
  for (const typed of ['alv', 'alva']) fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(calls).toHaveLength(1)
  await waitFor(() => expect(router.state.location.search).toContain('search=alva'))
  await waitFor(() => expect(calls.map((call) => call.url.searchParams.get('search'))).toEqual(['', 'alva']))
  expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({
    page: '1',
    per_page: '20',
    sort: 'name',
    order: 'asc',
    filter: 'active',
  })
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('page')).toBe('3'))
  await user.click(screen.getByRole('button', { name: /Client since/ }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('sort')).toBe('created_at'))
  expect(calls.at(-1)?.url.searchParams.get('page')).toBe('1')
  await user.click(screen.getByRole('radio', { name: 'Inactive' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('filter')).toBe('inactive'))
})

test('USE-017 the list shows each client’s last and next booking, and marks those who are inactive', async () => {
  mockEndpoint('get', '/api/clients', () => pageResponse([row, { ...row, id: 'c2', first_name: 'Berit', is_active: false }]))
  const calls = mockEndpoint('get', '/api/overview/client-booking-times', () =>
    okResponse([{ client_id: 'c1', last_at: '2026-11-02 09:00:00', next_at: '2026-11-24 12:30:00' }]),
  )
  renderRoutes(routes, '/clients')
  const alva = await screen.findByRole('row', { name: /Alva Berg.*2026-11-02.*2026-11-24 13:30/ })
  expect(within(alva).queryByText('Inactive')).toBeNull()
  // A card on a phone shows the phone and the bookings, not the e-mail and the first day.
  expect(
    within(alva)
      .getAllByRole('cell')
      .filter((cell) => cell.hasAttribute('data-desk-only')),
  ).toHaveLength(2)
  expect(within(alva).getByRole('link', { name: '070-123 45 67' })).toHaveAttribute('href', 'tel:+46 701234567')
  expect(within(screen.getByRole('row', { name: /Berit/ })).getByText('Inactive')).toBeVisible()
  expect(calls[0]?.url.searchParams.getAll('client_ids')).toEqual(['c1', 'c2'])
  await expectNoA11yViolations()
})

test('a list without permission to read bookings asks for none', async () => {
  mockSignedIn({ permissions: ['client.read'] })
  mockEndpoint('get', '/api/clients', () => pageResponse([row]))
  const calls = mockEndpoint('get', '/api/overview/client-booking-times', () => okResponse([]))
  renderRoutes(routes, '/clients')
  await screen.findByRole('link', { name: 'Alva Berg' })
  expect(screen.queryByRole('columnheader', { name: 'Next booking' })).toBeNull()
  expect(calls).toHaveLength(0)
})

test('PLT-056 a day is shown in the company’s time zone and format', async () => {
  const { company } = (await import('@clinic/kit/testing')).createSession()
  mockSignedIn({ company: { ...company, date_format: 'DD.MM.YYYY' } })
  mockEndpoint('get', '/api/clients', () => pageResponse([row]))
  renderRoutes(routes, '/clients')
  expect(await screen.findByText('01.02.2026')).toBeInTheDocument()
})

test('an empty list shows a text and a button that adds a client', async () => {
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  const calls = mockEndpoint('post', '/api/clients', () => okResponse(client))
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse(summary))
  const { user, router } = renderRoutes(routes, '/clients')
  expect(await screen.findByText('No clients yet')).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'Add a client' })[0] as HTMLElement)
  const form = await screen.findByRole('form', { name: 'Client' })
  await user.type(within(form).getByLabelText(/First name/), 'Alva')
  await user.type(within(form).getByLabelText(/Last name/), 'Berg')
  await user.type(within(form).getByLabelText('Mobile number'), '070 123 45 67')
  await user.click(within(form).getByRole('button', { name: 'Add a client' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'))
  expect(calls[0]?.body).toMatchObject({ first_name: 'Alva', last_name: 'Berg', mobile_number: '0701234567', country_code: '+46' })
})

test('PLT-101 PLT-103 a wrong personal id or zip code is refused beside its field, and a reserve number is chosen as such', async () => {
  mockEndpoint('get', '/api/clients', () => pageResponse([row]))
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse(summary))
  const calls = mockEndpoint('post', '/api/clients', () =>
    calls.length === 1
      ? validationErrorResponse({ personal_id: 'That is no personal id', zip_code: 'That is no zip code' })
      : okResponse(client),
  )
  const { user, router } = renderRoutes(routes, '/clients')
  await user.click((await screen.findAllByRole('button', { name: 'Add a client' }))[0] as HTMLElement)
  const form = within(await screen.findByRole('form', { name: 'Client' }))
  const entries = [
    [/First name/, 'Alva'],
    [/Last name/, 'Berg'],
    [/^Personal id/, '19900101-R001'],
    [/^Zip code/, '11114'],
  ] as const
  for (const [label, text] of entries) await user.type(form.getByLabelText(label), text)
  await user.click(form.getByRole('button', { name: 'Add a client' }))
  await waitFor(() => expect(form.getByLabelText(/^Personal id/)).toHaveAccessibleDescription(/That is no personal id/))
  expect(form.getByLabelText(/^Zip code/)).toHaveAccessibleDescription(/That is no zip code/)
  await user.click(form.getByRole('checkbox', { name: /Reserve number/ }))
  await user.clear(form.getByLabelText(/^Zip code/))
  await user.type(form.getByLabelText(/^Zip code/), '111 22')
  await user.click(form.getByRole('button', { name: 'Add a client' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'))
  expect(calls[0]?.body).toMatchObject({ personal_id: '19900101-R001', is_reserve_number: false, zip_code: '11114' })
  expect(calls[1]?.body).toMatchObject({ personal_id: '19900101-R001', is_reserve_number: true, zip_code: '111 22' })
})

const field = { is_visible: true, is_required: false, name_en: '', name_sv: '' }
const fieldUse = (changes: Record<string, object>) => ({
  client_fields: Object.fromEntries(CLIENT_FIELD_NAMES.map((name) => [name, { ...field, ...changes[name] }])),
})

test('PLT-053 a required field is refused beside it, a hidden one is not shown and keeps its value, in the browser and by the server', async () => {
  mockSignedIn(fieldUse({ occupation: { is_required: true }, city: { is_required: true }, personal_id: { is_visible: false } }))
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse({ ...summary, client: { ...client, city: 'Lund' } }))
  const calls = mockEndpoint('put', '/api/clients/c1', () =>
    calls.length === 1 ? validationErrorResponse({ city: 'Enter the city' }) : okResponse(client),
  )
  const { user } = renderRoutes(routes, '/clients/c1')
  expect(await screen.findByText(client.personal_id)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit the client' }))
  const form = within(await screen.findByRole('form', { name: 'Client' }))
  expect(form.queryByLabelText('Personal id')).toBeNull()
  expect(form.queryByLabelText('Reserve number')).toBeNull()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getByLabelText(/^Occupation/)).toHaveAccessibleDescription(/required/i))
  expect(calls).toHaveLength(0)
  await user.type(form.getByLabelText(/^Occupation/), 'Carpenter')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getByLabelText(/^City/)).toHaveAccessibleDescription(/Enter the city/))
  expect(calls[0]?.body).toMatchObject({ occupation: 'Carpenter', city: 'Lund', personal_id: client.personal_id })
})

test('REC-013 the clinic’s names of the fields stand on the list, the card and the form, in the language of the screen', async () => {
  mockSignedIn(fieldUse({ mobile_number: { name_en: 'Cell', name_sv: 'Telefon' }, occupation: { name_sv: 'Sysselsättning' } }))
  mockEndpoint('get', '/api/clients', () => pageResponse([row]))
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse({ ...summary, client: { ...client, occupation: 'Carpenter' } }))
  const { user } = renderRoutes(routes, '/clients')
  expect(await screen.findByRole('columnheader', { name: 'Cell' })).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Alva Berg' }))
  // The clinic gave one language only: that name stands in both.
  expect(await screen.findByText('Sysselsättning')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit the client' }))
  const form = within(await screen.findByRole('form', { name: 'Client' }))
  expect(form.getByLabelText('Cell')).toBeVisible()
  act(() => setLanguage('sv'))
  expect(await form.findByLabelText('Telefon')).toBeVisible()
  act(() => setLanguage('en'))
})

const createExtra = (
  id: string,
  type: Schema['ExtraField']['type'],
  changes: Partial<Schema['ExtraField']> = {},
): Schema['ExtraField'] => ({
  id,
  type,
  name_en: `Own ${type}`,
  name_sv: '',
  choices: [],
  is_required: false,
  is_public: false,
  position: 1,
  is_deleted: false,
  version: 1,
  ...changes,
})

test('PLT-054 the clinic’s own fields stand on the card and the form, a required one is refused empty, a deleted one is gone', async () => {
  const extra_fields = [
    createExtra('x1', 'text', { is_required: true }),
    createExtra('x2', 'choice', { choices: ['I', 'II'], position: 2 }),
    createExtra('x3', 'yes_no', { position: 3 }),
    createExtra('x4', 'date', { position: 4 }),
    createExtra('x5', 'number', { position: 5 }),
    createExtra('x6', 'text', { name_en: 'Gone', is_deleted: true }),
  ]
  mockSignedIn({ extra_fields })
  const values = { x2: 'I', x3: 'no', x4: '2026-01-31', x5: 1250.5, x6: 'Old' }
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse({ ...summary, client: { ...client, extra_fields: values } }))
  const calls = mockEndpoint('put', '/api/clients/c1', () => okResponse(client))
  const { user } = renderRoutes(routes, '/clients/c1')
  const getValue = async (label: string) => (await screen.findByText(label)).parentElement
  expect(await getValue('Own yes_no')).toHaveTextContent('no')
  expect(await getValue('Own date')).toHaveTextContent('2026-01-31')
  expect(await getValue('Own number')).toHaveTextContent('1,250.5')
  expect(screen.queryByText('Gone')).toBeNull()
  expect(screen.queryByText('Own text')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit the client' }))
  const form = within(await screen.findByRole('form', { name: 'Client' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getByLabelText(/^Own text/)).toHaveAccessibleDescription(/required/i))
  await user.type(form.getByLabelText(/^Own text/), 'Dry')
  await user.click(form.getByRole('combobox', { name: 'Own choice' }))
  await user.click(await screen.findByRole('option', { name: 'II', hidden: true }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ extra_fields: { ...values, x1: 'Dry', x2: 'II' } }))
})

test('PLT-053 the client’s profile picture is shown on the card', async () => {
  mockEndpoint('get', '/api/overview/clients/c1/summary', () =>
    okResponse({ ...summary, client: { ...client, profile_photo: '018f0000-0000-7000-8000-0000000000aa' } }),
  )
  mockEndpoint('post', '/api/get-signed-url', () => okResponse({ url: '/picture.jpg' }))
  renderRoutes(routes, '/clients/c1')
  expect(await screen.findByRole('img', { name: 'Profile picture' })).toHaveAttribute('src', '/picture.jpg')
})

const existing = { id: 'c7', first_name: 'Alva', last_name: 'Berg', phone: '+46701740667', email: '', date_of_birth: '1990-02-03' }

async function addAlva(user: ReturnType<typeof renderRoutes>['user']) {
  await user.click((await screen.findAllByRole('button', { name: 'Add a client' }))[0] as HTMLElement)
  const form = await screen.findByRole('form', { name: 'Client' })
  await user.type(within(form).getByLabelText(/First name/), 'Alva')
  await user.type(within(form).getByLabelText(/Last name/), 'Berg')
  await user.click(within(form).getByRole('button', { name: 'Add a client' }))
  return screen.findByRole('dialog', { name: 'Is it the same client?' })
}

test('USE-005 a client who is there already is offered instead, told apart by birth year and phone', async () => {
  mockEndpoint('get', '/api/clients', () => pageResponse([row]))
  const calls = mockEndpoint('post', '/api/clients', () =>
    errorResponse(409, 'client.exists', 'A client with this phone, e-mail or personal id already exists.', { clients: [existing] }),
  )
  mockEndpoint('get', '/api/overview/clients/c7/summary', () => okResponse({ ...summary, client: { ...client, id: 'c7' } }))
  const { user, router } = renderRoutes(routes, '/clients')
  const dialog = await addAlva(user)
  await expectNoA11yViolations()
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }))
  expect(await screen.findByText('A client with this phone, e-mail or personal id already exists.')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/clients')
  await user.click(within(screen.getByRole('form', { name: 'Client' })).getByRole('button', { name: 'Add a client' }))
  const secondDialog = await screen.findByRole('dialog', { name: 'Is it the same client?' })
  await user.click(within(secondDialog).getByRole('button', { name: /Use Alva Berg.*1990 · 070-174 06 67/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c7'))
  expect(calls.map((call) => (call.body as { allow_duplicate?: boolean }).allow_duplicate ?? false)).toEqual([false, false])
})

test('USE-005 a client is added beside another with the same phone when the user says so', async () => {
  mockEndpoint('get', '/api/clients', () => pageResponse([row]))
  const calls = mockEndpoint('post', '/api/clients', async ({ request }) =>
    ((await request.json()) as { allow_duplicate?: boolean }).allow_duplicate
      ? okResponse(client)
      : errorResponse(409, 'client.exists', 'It exists.', { clients: [existing] }),
  )
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse(summary))
  const { user, router } = renderRoutes(routes, '/clients')
  const dialog = await addAlva(user)
  await user.click(within(dialog).getByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c1'))
  expect(calls).toHaveLength(2)
  const keys = calls.map((call) => call.request.headers.get('Idempotency-Key'))
  expect(keys[1]).toBe(`${keys[0]}-duplicate`)
})

test('LAW-011 REC-004 the overview shows the reserve number, and by what, by whom and when the identity was checked', async () => {
  const checked = {
    identity_document: 'other',
    identity_note: 'LMA',
    identity_checked_by: 'Kim Ek',
    identity_checked_at: '2026-11-25 08:00:00',
  }
  const unnumbered = { ...client, personal_id: 'R-001', is_reserve_number: true, ...checked }
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse({ ...summary, client: unnumbered }))
  renderRoutes(routes, '/clients/c1')
  expect((await screen.findByText('Reserve number')).nextElementSibling).toHaveTextContent('R-001')
  expect(screen.getByText('Identity checked').nextElementSibling).toHaveTextContent('Other (LMA), Kim Ek, 2026-11-25 09:00')
})

test.each([
  { permissions: ['client.read', 'client.write', 'client.merge'], button: /Merge with Alva Berg/, target: '/clients/c7/merge?source=c1' },
  { permissions: ['client.read', 'client.write'], button: /Use Alva Berg/, target: '/clients/c7' },
] as const)('LAW-011 a personal id that another client has leads to $target', async ({ permissions, button, target }) => {
  mockSignedIn({ permissions })
  const unnumbered = { ...client, personal_id: 'R-001', is_reserve_number: true }
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse({ ...summary, client: unnumbered }))
  mockEndpoint('get', '/api/overview/clients/c7/summary', () => okResponse({ ...summary, client: { ...client, id: 'c7' } }))
  for (const id of ['c1', 'c7']) mockEndpoint('get', `/api/clients/${id}`, () => okResponse({ ...client, id }))
  mockEndpoint('put', '/api/clients/c1', () => errorResponse(409, 'client.exists', 'It exists.', { clients: [existing] }))
  const { user, router } = renderRoutes(routes, '/clients/c1')
  await user.click(await screen.findByRole('button', { name: 'Edit the client' }))
  const number = await screen.findByLabelText('Personal id')
  await user.clear(number)
  await user.type(number, '19900101-2385')
  await user.click(screen.getByLabelText('Reserve number'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(target))
})

test('the client overview shows the client’s age, phone, e-mail, tags, warning and next booking', async () => {
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse(summary))
  renderRoutes(routes, '/clients/c1')
  expect(await screen.findByRole('heading', { name: 'Alva Berg' })).toBeInTheDocument()
  expect(screen.getByText('36 years')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '070-123 45 67' })).toHaveAttribute('href', 'tel:+46701234567')
  expect(screen.getByRole('link', { name: 'alva@example.se' })).toHaveAttribute('href', 'mailto:alva@example.se')
  expect(screen.getByRole('alert')).toHaveTextContent('Allergic to lidocaine')
  expect(screen.getByText(/^Monday 23 November( 2026)? 09:00$/)).toBeInTheDocument()
  expect(screen.getByText('1 consent to sign')).toBeInTheDocument()
  await expectNoA11yViolations()
})

test('REC-010 REC-012 the client’s menu links to the permitted pages with their counts', async () => {
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse(summary))
  renderRoutes(routes, '/clients/c1')
  const menu = await screen.findByRole('navigation', { name: 'The client’s pages' })
  expect(await within(menu).findByRole('link', { name: 'Treatment notes 3' })).toHaveAttribute('href', '/clients/c1/procedures')
  expect(within(menu).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Lips 0.5 ml' })).toHaveAttribute('href', '/clients/c1/procedures/p1')
  mockSignedIn({ permissions: ['client.read'] })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Latest treatment notes' })).toBeNull())
})

test('a client outside the user’s access shows the server’s error', async () => {
  mockEndpoint('get', '/api/overview/clients/c9/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  renderRoutes(routes, '/clients/c9')
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be found.')
})

test('a user without write permission sees no button to add a client', async () => {
  mockSignedIn({ permissions: ['client.read'] })
  mockEndpoint('get', '/api/clients', () => pageResponse([row]))
  renderRoutes(routes, '/clients')
  await screen.findByRole('link', { name: 'Alva Berg' })
  expect(screen.queryByRole('button', { name: 'Add a client' })).toBeNull()
})
