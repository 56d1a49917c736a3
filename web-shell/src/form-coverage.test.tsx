import { CLIENT_FIELD_NAMES } from '@clinic/kit/session'
import {
  createSession,
  errorResponse,
  findForm,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  server,
  submitEveryField,
} from '@clinic/kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { createGoogleCalendar } from './features/profile/google-calendar-fixtures'
import { companySettings } from './features/settings/company-settings-fixtures'
import { privateRoutes } from './routes'

const renderPrivate = (path: string) => renderRoutes([{ path: '/', children: privateRoutes }], path)

test('PLT-050 every field of the company is sent', async () => {
  mockSignedIn()
  const company = { ...createSession().company, booking_free_until: '2024-12-31', booking_paid_from: '2025-01-01' }
  mockEndpoint('get', '/api/company', () => okResponse(company))
  mockEndpoint('get', '/api/time-zones', () => okResponse(['Europe/Stockholm', 'Europe/London']))
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  const calls = mockEndpoint('put', '/api/company', () => okResponse(company))
  const { user } = renderPrivate('/settings/company-information')
  const form = await findForm('Company information')
  // The pictures are uploaded, and the country code has no name of its own: settings.test.tsx and form.test.tsx choose both.
  const without = ['logo_id', 'cover_id', 'country_code']
  const values = { theme_color: '#0F766E', organization_number: '12345678', vat_number: 'NO123456789', zip_code: '0150' }
  await submitEveryField(form, { schema: 'CompanyUpdate', user, calls, without, values })
})

test('PLT-052 every setting is sent by its key', async () => {
  mockSignedIn()
  const settings = { ...companySettings, LANGUAGE: 'sv' as const }
  mockEndpoint('get', '/api/company/settings', () => okResponse(settings))
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  const calls = mockEndpoint('post', '/api/company/settings', () => okResponse(settings))
  const { user } = renderPrivate('/settings/system-settings')
  await submitEveryField(await findForm('Settings for everyone'), {
    schema: 'CompanySettingsUpdate',
    user,
    calls,
    values: { PASSWORD_DAYS: '90' },
  })
})

test('PLT-053 every use of every field of a client is sent', async () => {
  mockSignedIn()
  const field = { is_visible: false, is_required: false, name_en: '', name_sv: '' }
  const fields = { ...Object.fromEntries(CLIENT_FIELD_NAMES.map((name) => [name, field])), version: 1 }
  mockEndpoint('get', '/api/company/client-fields', () => okResponse(fields))
  mockEndpoint('get', '/api/company/extra-fields', () => okResponse([]))
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  const calls = mockEndpoint('put', '/api/company/client-fields', () => okResponse(fields))
  const { user } = renderPrivate('/settings/client-fields')
  const body = await submitEveryField(await findForm('Client fields'), { schema: 'ClientFieldsUpdate', user, calls })
  expect(body.state).toEqual({ is_visible: true, is_required: true, name_en: 'Ny state.name en', name_sv: 'Ny state.name sv' })
})

test('PLT-054 every field of a field of the clinic’s own is sent, when it is added and when it is changed', async () => {
  mockSignedIn()
  const field = { is_visible: true, is_required: false, name_en: '', name_sv: '' }
  const fields = { ...Object.fromEntries(CLIENT_FIELD_NAMES.map((name) => [name, field])), version: 1 }
  const skin = { id: 'f1', name_en: 'Skin', name_sv: '', type: 'choice', choices: ['I', 'II'], position: 1, version: 1 }
  const flags = { is_required: false, is_public: false, is_deleted: false }
  mockEndpoint('get', '/api/company/client-fields', () => okResponse(fields))
  mockEndpoint('get', '/api/company/extra-fields', () => okResponse([{ ...skin, ...flags }]))
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  const added = mockEndpoint('post', '/api/company/extra-fields', () => okResponse({ ...skin, ...flags }))
  const changed = mockEndpoint('put', '/api/company/extra-fields/f1', () => okResponse({ ...skin, ...flags }))
  const { user } = renderPrivate('/settings/client-fields')
  await user.click(await screen.findByRole('button', { name: 'Add a field' }))
  // The choices, an input of several texts, are entered in extra-fields.test.tsx.
  await submitEveryField(await findForm('Your own field'), { schema: 'ExtraFieldCreate', user, calls: added, without: ['choices'] })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Your own field' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Edit Skin' }))
  const without = ['choices', 'type']
  await submitEveryField(await findForm('Your own field'), { schema: 'ExtraFieldUpdate', user, calls: changed, without })
})

test('PLT-058 both texts of the personal data policy are sent', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/company/personal-data-policies', () => pageResponse([]))
  const calls = mockEndpoint('post', '/api/company/personal-data-policies', () => okResponse({}))
  const { user } = renderPrivate('/settings/personal-data-policy')
  await submitEveryField(await findForm('Personal data policy'), { schema: 'PolicyPublish', user, calls })
})

test('PLT-059 every field of a document of the clinic’s own is sent', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/company/legal-documents', () => okResponse([]))
  mockEndpoint('get', '/api/company/documents', () => pageResponse([]))
  const file = { id: '018f0000-0000-7000-8000-0000000000f1', path: 'files/f1', name: 'lease.pdf', media_type: 'application/pdf' }
  server.use(http.post('*/api/files/documents', () => okResponse(file)))
  const calls = mockEndpoint('post', '/api/company/documents', () => okResponse({}))
  const { user } = renderPrivate('/settings/documents')
  await user.click(await screen.findByRole('button', { name: 'Add a document' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus())
  const form = await findForm('Document')
  const lease = new File(['%PDF-'], 'lease.pdf', { type: 'application/pdf' })
  fireEvent.change(form.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [lease] } })
  await screen.findByRole('button', { name: 'Remove: lease.pdf' })
  await submitEveryField(form, { schema: 'CompanyDocumentCreate', user, calls, without: ['file_id'] })
  expect(calls[0]?.body).toMatchObject({ file_id: file.id })
})

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
  is_for_booking: false,
  booking_description: '',
  booking_description_en: '',
  booking_description_sv: '',
  is_booking_on: true,
  is_record_on: true,
  is_pos_on: false,
  is_management_on: false,
  is_two_factor_required: false,
  last_login_at: null,
  street_address: '',
  zip_code: '',
  city: '',
  state: '',
  country: 'SE',
  personal_id: '',
  profession: '',
  licence_number: '',
  specialist_competence: '',
  invitation: 'accepted',
  version: 4,
}
/** The photo is uploaded, and the country code has no name of its own: team.test.tsx and form.test.tsx choose both. */
const UNNAMED_FIELDS = ['profile_photo', 'country_code'] as const
/** The description in the clinic's own language has no second field (USE-019): booking-description.test.tsx. */
const OWN_LANGUAGE = 'booking_description_sv'
const ylva = { id: '018f0000-0000-7000-8000-0000000000f9', first_name: 'Ylva', last_name: 'Ek', phone: '', date_of_birth: null }

test('PLT-033 every field of a colleague is sent, when they are invited and when they are changed', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/users', () => pageResponse([erik]))
  mockEndpoint('get', '/api/users/u2/details', () => okResponse(erik))
  mockEndpoint('get', '/api/users/u2/client-access', () => okResponse({ client_access: 'full', client_ids: [] }))
  const added = mockEndpoint('post', '/api/users', () => okResponse(erik))
  const changed = mockEndpoint('put', '/api/users/u2', () => okResponse(erik))
  const { user } = renderPrivate('/settings/team')
  await user.click(await screen.findByRole('button', { name: 'Add team member' }))
  const form = await findForm('Details')
  // A colleague who can be booked has a description, so the switch is on again when the walk has pressed it.
  await user.click(screen.getByRole('switch', { name: /^Can be booked/ }))
  // The language of the invitation is the company's.
  const created = { schema: 'UserCreate', user, calls: added, without: [...UNNAMED_FIELDS, OWN_LANGUAGE, 'language'] } as const
  expect(await submitEveryField(form, created)).toMatchObject({ is_for_booking: true })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Details' })).toBeNull())
  await user.click(screen.getByRole('link', { name: /Erik Blom/ }))
  const updated = { schema: 'UserUpdate', user, calls: changed, without: [...UNNAMED_FIELDS, OWN_LANGUAGE] } as const
  expect(await submitEveryField(await findForm('Details'), updated)).toMatchObject({ version: 4, is_pos_on: true })
})

test('LAW-001 the reason and the own password of a reset of second factors are sent', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/users/u2/details', () => okResponse(erik))
  const calls = mockEndpoint('post', '/api/users/u2/reset-second-factors', () => okResponse(erik))
  const { user } = renderPrivate('/settings/team/u2')
  await user.click(await screen.findByRole('button', { name: 'Reset second step' }))
  await submitEveryField(await findForm('Reset the second step of sign-in'), { schema: 'SecondFactorReset', user, calls })
})

test('LAW-020 the day of a licence check is sent', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/users/u2/details', () => okResponse({ ...erik, profession: 'nurse', licence_number: '123456' }))
  const calls = mockEndpoint('post', '/api/users/u2/licence-check', () => okResponse(erik))
  const { user } = renderPrivate('/settings/team/u2')
  await submitEveryField(await findForm('Record the check'), { schema: 'LicenceCheck', user, calls })
})

test('PLT-037 the services of a user are sent', async () => {
  const laser = { id: '018f0000-0000-7000-8000-0000000000b1', name: 'Laser', is_active: true }
  mockSignedIn()
  mockEndpoint('get', '/api/users/u2/details', () => okResponse(erik))
  mockEndpoint('get', '/api/users/u2/services', () => okResponse({ is_bookable: true, service_ids: [], version: 3 }))
  mockEndpoint('get', '/api/v2/services/options', () => okResponse([laser]))
  const calls = mockEndpoint('put', '/api/users/u2/services', () => okResponse({ is_bookable: true, service_ids: [laser.id], version: 4 }))
  const { user } = renderPrivate('/settings/team/u2/user-services')
  const body = await submitEveryField(await findForm('Services'), { schema: 'UserServicesUpdate', user, calls })
  expect(body).toEqual({ service_ids: [laser.id], version: 3 })
})

test('PLT-035 the typed name of the company is sent', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/users/u2/details', () => okResponse(erik))
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  const calls = mockEndpoint('post', '/api/users/u2/make-super-admin', () => okResponse(erik))
  const { user } = renderPrivate('/settings/team/u2')
  await user.click(await screen.findByRole('button', { name: 'Hand over the company' }))
  await submitEveryField(await findForm('Hand over the company'), { schema: 'SuperUserTransfer', user, calls })
})

test('PLT-019 every field of the profile and of the password is sent', async () => {
  mockSignedIn()
  const profile = { ...erik, is_for_booking: true, state: '', street_address: '', zip_code: '', city: '', country: 'SE', personal_id: '' }
  mockEndpoint('get', '/api/profile', () => okResponse(profile))
  mockEndpoint('get', '/api/profile/passkeys', () => okResponse([]))
  mockEndpoint('get', '/api/profile/authenticator', () => okResponse({ confirmed_at: null, recovery_codes_left: 0 }))
  mockEndpoint('get', '/api/profile/sign-ins', () => pageResponse([]))
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  const saved = mockEndpoint('put', '/api/profile', () => okResponse(profile))
  const changed = mockEndpoint('post', '/api/profile/password', () => okResponse(createSession()))
  const { user } = renderPrivate('/profile')
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: false, is_required: false, code_reason: null }))
  mockEndpoint('get', '/api/profile/google-calendar', () => okResponse(createGoogleCalendar()))
  mockEndpoint('get', '/api/profile/calendar-link', () => okResponse({ is_available: false, created_at: null }))
  const switched = mockEndpoint('put', '/api/profile/two-factor', () =>
    okResponse({ is_on: true, is_required: false, code_reason: 'choice' }),
  )
  // The photo is uploaded, and the country code has no name of its own: profile.test.tsx and form.test.tsx choose both.
  const without = [...UNNAMED_FIELDS, OWN_LANGUAGE]
  await submitEveryField(await findForm('Details'), { schema: 'ProfileUpdate', user, calls: saved, without })
  await submitEveryField(await findForm('Password'), { schema: 'PasswordChange', user, calls: changed })
  const form = await findForm('Two-step sign-in')
  const body = await submitEveryField(form, { schema: 'TwoFactorChange', user, calls: switched, without: ['is_on'] })
  expect(body.is_on).toBe(true)
})

test('PLT-033 the new address, its confirmation and the code are sent', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  for (const path of ['passkeys', 'calendar-link', 'google-calendar', 'two-factor', 'authenticator', 'sign-ins'])
    mockEndpoint('get', `/api/profile/${path}`, () => errorResponse(503, 'mail.unavailable', ''))
  mockEndpoint('get', '/api/profile', () => okResponse(erik))
  const requested = mockEndpoint('post', '/api/profile/email/code', () => okResponse({ recipient: 'ny@example.se' }))
  const verified = mockEndpoint('post', '/api/profile/email/verify', () => okResponse(createSession()))
  const { user } = renderPrivate('/profile')
  await user.click(await screen.findByRole('button', { name: 'Change e-mail address' }))
  const values = { email: 'ny@example.se', email_confirmation: 'ny@example.se' }
  await submitEveryField(await findForm('Change e-mail address'), { schema: 'EmailChangeRequest', user, calls: requested, values })
  await submitEveryField(await findForm('Code'), { schema: 'EmailCode', user, calls: verified, values: { code: '123456' } })
})

test('PLT-034 the access to clients and who they are is sent', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/users', () => pageResponse([erik]))
  mockEndpoint('get', '/api/users/u2/details', () => okResponse(erik))
  mockEndpoint('get', '/api/users/u2/client-access', () => okResponse({ client_access: 'full', client_ids: [] }))
  mockEndpoint('get', '/api/clients', () => pageResponse([ylva]))
  const calls = mockEndpoint('put', '/api/users/u2/client-access', () => okResponse({ client_access: 'custom', client_ids: [ylva.id] }))
  const { user } = renderPrivate('/settings/team')
  await user.click(await screen.findByRole('link', { name: /Erik Blom/ }))
  await user.click(await screen.findByRole('tab', { name: 'Client access' }))
  const body = await submitEveryField(await findForm('Client access'), { schema: 'ClientAccessUpdate', user, calls })
  expect(body).toEqual({ client_access: 'custom', client_ids: [ylva.id] })
})
