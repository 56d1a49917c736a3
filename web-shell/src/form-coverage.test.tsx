import {
  createSession,
  findForm,
  mockEndpoint,
  mockSignedIn,
  mockSignedOut,
  okResponse,
  pageResponse,
  renderRoutes,
  submitEveryField,
} from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { privateRoutes, publicRoutes } from './routes'

/** The screens after the sign-in are tested elsewhere. */
const renderPublic = (path: string) => renderRoutes([...publicRoutes, { path: '*', element: null }], path)
const renderPrivate = (path: string) => renderRoutes([{ path: '/', children: privateRoutes }], path)

test('PLT-010 the e-mail address and the password of the sign-in are sent', async () => {
  mockSignedOut()
  const calls = mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  const { user } = renderPublic('/login')
  const body = await submitEveryField(await findForm('Sign in'), { schema: 'LoginRequest', user, calls, without: ['area'] })
  expect(body.area).toBe('staff')
})

test('PLT-014 every field of the sign-up is sent', async () => {
  mockSignedOut()
  const calls = mockEndpoint('post', '/api/v2/register', () => okResponse(createSession({ onboarding_step: 'verify_email' })))
  const { user } = renderPublic('/sign-up')
  const form = await findForm('Sign up')
  const body = await submitEveryField(form, { schema: 'SignUpRequest', user, calls, without: ['language'] })
  expect(body).toMatchObject({ terms: true, language: 'en' })
})

test('PLT-014 the code of the e-mail address is sent', async () => {
  mockSignedIn({ onboarding_step: 'verify_email' })
  const calls = mockEndpoint('post', '/api/verify-email', () => okResponse(createSession({ onboarding_step: 'set_up' })))
  const { user } = renderPublic('/verify-email')
  const form = await findForm('Verify your e-mail')
  await submitEveryField(form, { schema: 'EmailCodeVerification', user, calls, values: { code: '123456' } })
})

test('PLT-014 every system of the set-up is sent', async () => {
  mockSignedIn({ onboarding_step: 'set_up' })
  const calls = mockEndpoint('post', '/api/v2/register/set-up', () => okResponse(createSession()))
  const { user } = renderPublic('/set-up')
  const body = await submitEveryField(await findForm('What will you use?'), { schema: 'OnboardingRequest', user, calls })
  expect(body).toEqual({ is_booking_on: false, is_record_on: false, is_pos_on: true })
})

test('PLT-015 the address of a forgotten password is sent, and the page doesn’t say whether it is known', async () => {
  mockSignedOut()
  const calls = mockEndpoint('post', '/api/forgot-password', () => okResponse(null))
  const { user } = renderPublic('/forgot-password')
  const form = await findForm('Forgot your password?')
  const body = await submitEveryField(form, { schema: 'PasswordResetRequest', user, calls, without: ['area'] })
  expect(body.area).toBe('staff')
  expect(await screen.findByRole('status')).toHaveTextContent('If the address is known to us, a link is on its way to it.')
  expect(screen.queryByRole('form')).toBeNull()
})

test('PLT-015 both passwords and the token of the link are sent', async () => {
  mockSignedOut()
  const calls = mockEndpoint('post', '/api/reset-password', () => okResponse(null))
  const { user } = renderPublic('/reset-password/abc')
  const form = await findForm('Choose a new password')
  const body = await submitEveryField(form, { schema: 'PasswordResetConfirm', user, calls, without: ['token'] })
  expect(body.token).toBe('abc')
})

test('PLT-050 every field of the company is sent', async () => {
  mockSignedIn()
  const { company } = createSession()
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
  is_booking_on: true,
  is_record_on: true,
  is_pos_on: false,
  is_management_on: false,
  last_login_at: null,
  version: 4,
}
const ylva = { id: '018f0000-0000-7000-8000-0000000000f9', first_name: 'Ylva', last_name: 'Ek', phone: '', date_of_birth: null }

test('PLT-033 every field of a colleague is sent, when they are invited and when they are changed', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/users', () => pageResponse([erik]))
  mockEndpoint('get', '/api/users/u2', () => okResponse(erik))
  mockEndpoint('get', '/api/users/u2/client-access', () => okResponse({ client_access: 'full', client_ids: [] }))
  const added = mockEndpoint('post', '/api/users', () => okResponse(erik))
  const changed = mockEndpoint('put', '/api/users/u2', () => okResponse(erik))
  const { user } = renderPrivate('/settings/team')
  await user.click(await screen.findByRole('button', { name: 'Add team member' }))
  const form = await findForm('Details')
  // A colleague who can be booked has a description, so the switch is on again when the walk has pressed it.
  await user.click(screen.getByRole('switch', { name: /^Can be booked/ }))
  // The country code has no name of its own, and the language of the invitation is the company's.
  const created = { schema: 'UserCreate', user, calls: added, without: ['country_code', 'language'] } as const
  expect(await submitEveryField(form, created)).toMatchObject({ is_for_booking: true })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Details' })).toBeNull())
  await user.click(screen.getByRole('button', { name: /Erik Blom/ }))
  const updated = { schema: 'UserUpdate', user, calls: changed, without: ['country_code'] } as const
  expect(await submitEveryField(await findForm('Details'), updated)).toMatchObject({ version: 4, is_pos_on: true })
})

test('PLT-034 the access to clients and who they are is sent', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/users', () => pageResponse([erik]))
  mockEndpoint('get', '/api/users/u2', () => okResponse(erik))
  mockEndpoint('get', '/api/users/u2/client-access', () => okResponse({ client_access: 'full', client_ids: [] }))
  mockEndpoint('get', '/api/clients', () => pageResponse([ylva]))
  const calls = mockEndpoint('put', '/api/users/u2/client-access', () => okResponse({ client_access: 'custom', client_ids: [ylva.id] }))
  const { user } = renderPrivate('/settings/team')
  await user.click(await screen.findByRole('button', { name: /Erik Blom/ }))
  const body = await submitEveryField(await findForm('Client access'), { schema: 'ClientAccessUpdate', user, calls })
  expect(body).toEqual({ client_access: 'custom', client_ids: [ylva.id] })
})
