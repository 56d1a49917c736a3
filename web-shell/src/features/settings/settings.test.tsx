import { useLocaleSettingsStore } from '@clinic/kit/i18n'
import {
  createSession,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  server,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { privateRoutes } from '../../routes'
import { companySettings as settings } from './company-settings-fixtures'

const renderPath = (path: string) => renderRoutes([{ path: '/', children: privateRoutes }], path)
const bookingPrice = { booking_free_until: '2024-12-31', booking_paid_from: '2025-01-01' }
const company = { ...createSession().company, ...bookingPrice, is_booking_on: true, is_record_on: true, is_pos_on: true }
const erik = {
  id: 'u2',
  first_name: 'Erik',
  last_name: 'Blom',
  email: 'erik@example.se',
  mobile_number: '',
  country_code: '+46',
  title: '',
  user_role: 'user',
  is_active: true,
  client_access: 'full',
  is_for_booking: true,
  is_booking_on: true,
  is_record_on: true,
  is_pos_on: false,
  last_login_at: '2026-11-20 23:30:00',
  profession: '',
  licence_number: '',
  invitation: 'accepted',
  version: 4,
}

/** The team of one user, and that user's page. */
function mockErik(fields: Record<string, unknown> = {}) {
  mockEndpoint('get', '/api/users', () => pageResponse([{ ...erik, ...fields }]))
  mockEndpoint('get', '/api/users/u2/details', () => okResponse({ ...erik, ...fields }))
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/company', () => okResponse(company))
  mockEndpoint('get', '/api/time-zones', () => okResponse(['Europe/Stockholm', 'Europe/London']))
})

test('PLT-052 PLT-055 the company’s formats and its word for clients are saved and applied at once', async () => {
  const changed = { ...settings, IS_TWELVE_HOURS: true, CLIENT_TERM: 'patient', MANDATORY_BANK_ID_BOOKING_PORTAL: true } as const
  mockEndpoint('get', '/api/company/settings', () => okResponse(settings))
  const calls = mockEndpoint('post', '/api/company/settings', () => okResponse({ ...changed, version: 2 }))
  mockEndpoint('get', '/api/session', () =>
    okResponse(createSession({ company: { ...company, is_twelve_hours: true }, settings: changed })),
  )
  const { user } = renderPath('/settings/system-settings')
  await user.click(await screen.findByLabelText('12-hour clock'))
  await user.click(screen.getByLabelText('Patient'))
  await user.click(screen.getByLabelText('Clients identify themselves with BankID when they book'))
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The settings are saved')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual(changed)
  await waitFor(() => expect(useLocaleSettingsStore.getState().isTwelveHour).toBe(true))
  expect(await screen.findByText('New team members see all patients')).toBeInTheDocument()
})

test('PLT-031 an admin opens the settings for everyone, a plain user does not', async () => {
  mockEndpoint('get', '/api/company/settings', () => okResponse(settings))
  mockSignedIn({ permissions: ['company.read', 'settings.write'] })
  renderPath('/settings/system-settings')
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings for everyone' })).toBeInTheDocument()
  cleanup()
  mockSignedIn({ permissions: ['company.read'] })
  renderPath('/settings/system-settings')
  expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access to this.' })).toBeInTheDocument()
})

test('PLT-050 PLT-110 a single logo is uploaded when chosen and can be removed', async () => {
  const logo = '018f0000-0000-7000-8000-0000000000aa'
  const calls = mockEndpoint('put', '/api/company', () => okResponse({ ...company, logo_id: logo, version: 2 }))
  mockEndpoint('get', '/api/session', () => okResponse(createSession({ company })))
  server.use(
    http.post('*/api/files', () =>
      okResponse({ id: logo, path: `files/${logo}`, name: '', media_type: 'image/png', size: 1, width: 1, height: 1 }),
    ),
  )
  const { user } = renderPath('/settings/company-information')
  expect(await screen.findByText('Logo')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png', { type: 'image/png' })] } })
  expect(await screen.findByRole('img', { name: 'logo.png' })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Add a picture' })[0]).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The company information is saved')
  expect(calls[0]?.body).toMatchObject({ logo_id: logo })
  await user.click(screen.getByRole('button', { name: 'Remove logo.png' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toMatchObject({ logo_id: null })
})

test('PLT-050 PLT-103 USE-002 LAW-024 the company’s facts are saved, a wrong Swedish number is refused beside its field', async () => {
  const calls = mockEndpoint('put', '/api/company', () => okResponse({ ...company, version: 2 }))
  mockEndpoint('get', '/api/session', () => okResponse(createSession({ company })))
  const { user } = renderPath('/settings/company-information')
  const number = await screen.findByLabelText('Organization number')
  expect(screen.getByText(/Receipts have to show it/)).toBeInTheDocument()
  await user.type(number, '556012-5791')
  await user.type(screen.getByLabelText('VAT number'), 'SE556012579001')
  await user.type(screen.getByLabelText('Street address'), 'Storgatan 1')
  await user.type(screen.getByLabelText('Zip code'), '411 01')
  await user.type(screen.getByLabelText('City'), 'Göteborg')
  await user.type(screen.getByLabelText('Phone number'), '031-123 45 67')
  await user.type(screen.getByLabelText('E-mail'), 'hej@kliniken.se')
  await user.type(screen.getByLabelText('Patient insurance'), 'Löf')
  await user.type(screen.getByLabelText('Registration with IVO'), '12345-1')
  await user.type(screen.getByLabelText('Whom to call at complications'), '031-12 34 56')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter an organization number as 000000-0000.')).toBeInTheDocument()
  expect(calls).toEqual([])
  await user.clear(number)
  await user.type(number, '556012-5790')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toMatchObject({
    country: 'SE',
    organization_number: '556012-5790',
    vat_number: 'SE556012579001',
    street_address: 'Storgatan 1',
    zip_code: '411 01',
    city: 'Göteborg',
    country_code: '+46',
    phone_number: '0311234567',
    contact_email: 'hej@kliniken.se',
    patient_insurance: 'Löf',
    ivo_registration: '12345-1',
    complication_contact: '031-12 34 56',
    cover_id: null,
  })
})

test('PLT-050 PLT-014 BKG-045 systems are switched after the sign-up, and the page says what the account is', async () => {
  const saved = {
    ...company,
    is_pos_on: false,
    is_verified: false,
    free_trail_end_date: '2026-12-09 09:00:00',
    encrypted_id: 'kX9',
  }
  mockEndpoint('get', '/api/company', () => okResponse(saved))
  const calls = mockEndpoint('put', '/api/company', () => okResponse({ ...saved, is_pos_on: true, version: 2 }))
  mockEndpoint('get', '/api/session', () => okResponse(createSession({ company })))
  const { user } = renderPath('/settings/company-information')
  const systems = within(await screen.findByRole('region', { name: 'Systems' }))
  expect(systems.getByText('2026-12-09')).toBeInTheDocument()
  for (const text of [/Not verified yet/, 'kX9', 'Free until 2024-12-31, paid from 2025-01-01'])
    expect(systems.getByText(text)).toBeInTheDocument()
  await user.click(systems.getByRole('switch', { name: /Point of sale/ }))
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ is_pos_on: true, is_record_on: saved.is_record_on }))
})

test('PLT-103 a company abroad writes its numbers freely, and a wrong saved number stays savable', async () => {
  const saved = { ...company, country: 'SE', organization_number: '12345678' }
  mockEndpoint('get', '/api/company', () => okResponse(saved))
  const calls = mockEndpoint('put', '/api/company', () => okResponse({ ...saved, version: 2 }))
  mockEndpoint('get', '/api/session', () => okResponse(createSession({ company })))
  const { user } = renderPath('/settings/company-information')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toMatchObject({ organization_number: '12345678' })
})

test('PLT-057 white text on yellow is replaced by black, and the form says so', async () => {
  mockEndpoint('get', '/api/company', () => okResponse({ ...company, theme_color: '#FFEB3B', is_black_text: false }))
  renderPath('/settings/company-information')
  expect(await screen.findByText('White text can’t be read on this colour, so black is used.')).toBeInTheDocument()
})

test('PLT-001 the server’s error is shown on its field', async () => {
  mockEndpoint('put', '/api/company', () => validationErrorResponse({ name: 'Too long for a sign' }))
  const { user } = renderPath('/settings/company-information')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Too long for a sign')).toBeInTheDocument()
  expect(screen.getByLabelText(/Company name/)).toHaveFocus()
})

test('a page without the permission is not shown', async () => {
  mockSignedIn({ permissions: ['dashboard.read', 'company.read'] })
  renderPath('/settings/company-information')
  expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access to this.' })).toBeInTheDocument()
})

test('a user is added from the team list', async () => {
  mockErik()
  const calls = mockEndpoint('post', '/api/users', () => okResponse(erik))
  const { user } = renderPath('/settings/team')
  expect(await screen.findByText('2026-11-21 00:30')).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Add team member' }))
  const form = await screen.findByRole('form', { name: 'Details' })
  await user.type(within(form).getByLabelText(/First name/), 'Ida')
  await user.type(within(form).getByLabelText(/Last name/), 'Dahl')
  await user.type(within(form).getByLabelText(/E-mail/), 'ida@example.se')
  await user.click(within(form).getByLabelText('Admin'))
  await user.click(within(form).getByRole('button', { name: 'Add team member' }))
  expect(await screen.findByText('The team member is added')).toBeInTheDocument()
  const ida = { first_name: 'Ida', last_name: 'Dahl', email: 'ida@example.se', user_role: 'admin' }
  expect(calls[0]?.body).toMatchObject({ ...ida, performs_all_services: true })
})

test('PLT-033 the booking description is edited and stays when something else is saved', async () => {
  mockErik({ booking_description: 'Specialist' })
  mockEndpoint('get', '/api/users/u2/client-access', () => okResponse({ client_access: 'full', client_ids: [] }))
  const calls = mockEndpoint('put', '/api/users/u2', () => okResponse(erik))
  const { user } = renderPath('/settings/team')
  await user.click(await screen.findByRole('link', { name: 'Erik Blom' }))
  const form = await screen.findByRole('form', { name: 'Details' })
  expect(within(form).getByLabelText(/^Description in the booking portal/)).toHaveValue('Specialist')
  expect(within(form).queryByText(/never a client’s name or a note/)).toBeNull()
  await user.click(within(form).getByRole('radio', { name: 'Accountant' }))
  expect(within(form).getByText(/never a client’s name or a note/)).toBeInTheDocument()
  await user.click(within(form).getByRole('radio', { name: 'User' }))
  await user.type(within(form).getByRole('textbox', { name: /^Title/ }), 'Nurse')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ title: 'Nurse', booking_description: 'Specialist' }))
})

test('PLT-033 a user without a phone gets one with the usual country code', async () => {
  mockErik({ country_code: '', mobile_number: '' })
  mockEndpoint('get', '/api/users/u2/client-access', () => okResponse({ client_access: 'full', client_ids: [] }))
  const calls = mockEndpoint('put', '/api/users/u2', () => okResponse(erik))
  const { user } = renderPath('/settings/team')
  await user.click(await screen.findByRole('link', { name: 'Erik Blom' }))
  const form = await screen.findByRole('form', { name: 'Details' })
  await user.type(within(form).getByLabelText('Mobile number'), '0701740667')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ country_code: '+46', mobile_number: '0701740667' }))
})

test('PLT-038 the team list shows open invitations, and an expired one is sent again', async () => {
  const ida = { ...erik, id: 'u3', first_name: 'Ida', email: 'ida@example.se', invitation: 'pending' }
  mockEndpoint('get', '/api/users', () => pageResponse([{ ...erik, invitation: 'expired' }, ida, { ...erik, id: 'u4', first_name: 'Åke' }]))
  mockEndpoint('get', '/api/users/u2/client-access', () => okResponse({ client_access: 'full', client_ids: [] }))
  mockEndpoint('get', '/api/users/u2/details', () => okResponse({ ...erik, invitation: 'expired' }))
  const calls = mockEndpoint('post', '/api/users/u2/invite', () => okResponse({ ...erik, invitation: 'pending' }))
  const { user } = renderPath('/settings/team')
  expect(await screen.findByText('Invited')).toBeInTheDocument()
  await user.click(await screen.findByRole('link', { name: 'Erik Blom' }))
  await user.click(await screen.findByRole('button', { name: 'Invite again' }))
  expect(await screen.findByText('A new invitation is on its way to erik@example.se')).toBeInTheDocument()
  expect(calls).toHaveLength(1)
})

test('PLT-034 an administrator with limited client access cannot widen access', async () => {
  mockSignedIn({ user: { ...createSession().user, client_access: 'custom' } })
  mockErik()
  const calls = mockEndpoint('put', '/api/users/u2', () => okResponse(erik))
  const { user } = renderPath('/settings/team')
  await user.click(await screen.findByRole('link', { name: 'Erik Blom' }))
  const form = await screen.findByRole('form', { name: 'Details' })
  expect(screen.queryByRole('button', { name: 'Add team member' })).toBeNull()
  expect(within(form).queryByRole('radio', { name: 'Admin' })).toBeNull()
  await user.type(within(form).getByRole('textbox', { name: /^Title/ }), 'Nurse')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ title: 'Nurse', user_role: 'user' }))
  expect(screen.queryByRole('radio', { name: 'Selected clients only' })).toBeNull()
})

test('PLT-034 a user’s access is limited to selected clients, found by search', async () => {
  const alva = { id: '018f0000-0000-7000-8000-0000000000a1', first_name: 'Alva', last_name: 'Berg', phone: '+46701740601' }
  const ylva = { ...alva, id: '018f0000-0000-7000-8000-0000000000a2', first_name: 'Ylva', last_name: 'Öst' }
  const savedClientId = '018f0000-0000-7000-8000-0000000000a3'
  mockErik()
  mockEndpoint('get', '/api/users/u2/client-access', () =>
    okResponse({ client_access: 'custom', client_ids: [savedClientId], names: { [savedClientId]: 'Örjan Sextioett' } }),
  )
  const listCalls = mockEndpoint('get', '/api/clients', ({ request }) => pageResponse(request.url.includes('search=ylv') ? [ylva] : [alva]))
  const calls = mockEndpoint('put', '/api/users/u2/client-access', () => okResponse({ client_access: 'custom', client_ids: [] }))
  const { user } = renderPath('/settings/team')
  await user.click(await screen.findByRole('link', { name: 'Erik Blom' }))
  expect((await screen.findAllByRole('button', { name: /^Save/ })).map(({ textContent }) => textContent)).toEqual(['Save'])
  await user.click(screen.getByRole('tab', { name: 'Client access' }))
  expect(await screen.findByText('Örjan Sextioett')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Save/ }).map(({ textContent }) => textContent)).toEqual(['Save access'])
  const input = await screen.findByRole('combobox', { name: 'Clients' })
  await user.click(input)
  await screen.findByRole('option', { name: /Alva Berg/, hidden: true })
  await user.type(input, 'ylv')
  await user.click(await screen.findByRole('option', { name: 'Ylva Öst · 070-174 06 01', hidden: true }))
  expect(await screen.findByText('Ylva Öst')).toBeInTheDocument()
  expect(listCalls.map(({ url }) => url.searchParams.get('search'))).toEqual(['', 'ylv'])
  await user.click(screen.getByRole('button', { name: 'Save access' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ client_access: 'custom', client_ids: [savedClientId, ylva.id] }))
})

test('PLT-034 more clients to choose from load at the end of the list', async () => {
  mockErik()
  mockEndpoint('get', '/api/users/u2/client-access', () => okResponse({ client_access: 'custom', client_ids: [], names: {} }))
  const names = ['Alva', 'Ylva']
  const lists = mockEndpoint('get', '/api/clients', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    const row = { id: `c${page}`, first_name: names[page - 1], last_name: 'Berg' }
    return pageResponse([row], { page, per_page: 50, total: 51 })
  })
  const { user } = renderPath('/settings/team')
  await user.click(await screen.findByRole('link', { name: 'Erik Blom' }))
  await user.click(await screen.findByRole('tab', { name: 'Client access' }))
  await user.click(await screen.findByRole('combobox', { name: 'Clients' }))
  const option = await screen.findByRole('option', { name: 'Alva Berg', hidden: true })
  fireEvent.scroll(option.closest('.mantine-ScrollArea-viewport') as HTMLElement)
  expect(await screen.findByRole('option', { name: 'Ylva Berg', hidden: true })).toBeInTheDocument()
  expect(lists.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2'])
})

test('USE-014 a user is deactivated only after confirmation', async () => {
  mockErik()
  mockEndpoint('get', '/api/users/u2/client-access', () => okResponse({ client_access: 'full', client_ids: [] }))
  const calls = mockEndpoint('post', '/api/users/u2/change-status', () => okResponse({ ...erik, is_active: false }))
  const { user } = renderPath('/settings/team')
  await user.click(await screen.findByRole('link', { name: 'Erik Blom' }))
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
  const confirmation = await screen.findByText(/is signed out and can no longer sign in/)
  expect(calls).toEqual([])
  const dialog = confirmation.closest('[role=dialog]') as HTMLElement
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ is_active: false, version: 4 }))
})

test('a failed delivery is sent again', async () => {
  const delivery = {
    id: 'd1',
    event: 'booking.created',
    subscriber: 'messaging',
    state: 'failed',
    attempts: 10,
    occurred_at: '2026-11-20 10:00:00',
    next_attempt_at: '2026-11-20 10:00:00',
    done_at: null,
    last_error: 'time-out',
    version: 3,
  }
  const listCalls = mockEndpoint('get', '/api/deliveries', () => pageResponse([delivery]))
  const calls = mockEndpoint('post', '/api/deliveries/d1/resend', () => okResponse(delivery))
  const { user } = renderPath('/settings/deliveries')
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sending again')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ version: 3 })
  expect(listCalls[0]?.url.searchParams.get('state')).toBe('failed')
})
