import {
  createSession,
  findForm,
  mockEndpoint,
  mockSignedOut,
  okResponse,
  pageResponse,
  renderRoutes,
  submitEveryField,
} from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { prescriberRoutes } from './standalone-routes'

const session = createSession({ area: 'prescriber', company: null, permissions: ['self', 'prescription.read', 'prescription.sign'] })
const invitation = 'i'.repeat(40)
const invitationPath = `/prescription/sign-up?company=k1&invitation=${invitation}`

function mockInvitation(account: 'none' | 'person' | 'prescriber') {
  mockSignedOut()
  mockEndpoint('get', '/api/v3/prescriptions', () => pageResponse([]))
  mockEndpoint('get', '/api/session', () => okResponse(session))
  mockEndpoint('post', '/api/v3/prescribers/invitation', () =>
    okResponse({ clinic_name: 'Kliniken', theme_color: '#5551CE', email: 'dora@example.se', account, language: 'en' }),
  )
}

const values = { personal_id: '19820415-2394', prescriber_code: '1234567' }
const without = ['company', 'invitation', 'language']

test('RXP-003 every field of a new prescriber is sent', async () => {
  mockInvitation('none')
  const calls = mockEndpoint('post', '/api/v3/prescribers/register', () => okResponse({ email: 'dora@example.se' }))
  mockEndpoint('get', '/api/v2/register', () => okResponse({ email: 'dora@example.se' }))
  const { user } = renderRoutes(prescriberRoutes, invitationPath)
  const body = await submitEveryField(await findForm('Prescribe in Aster'), { schema: 'PrescriberSignUp', user, calls, values, without })
  expect(body).toMatchObject({ company: 'k1', invitation, language: 'en' })
})

test('RXP-003 every field of a prescriber with an account at a clinic is sent', async () => {
  mockInvitation('person')
  const calls = mockEndpoint('post', '/api/v3/prescribers/join', () => okResponse(session))
  const { user } = renderRoutes(prescriberRoutes, invitationPath)
  const body = await submitEveryField(await findForm('Prescribe in Aster'), { schema: 'InvitationAccept', user, calls, values, without })
  expect(body).toMatchObject({ company: 'k1', invitation, language: 'en' })
})

test('RXP-003 the code of the e-mail address is sent', async () => {
  mockSignedOut()
  mockEndpoint('get', '/api/v2/register', () => okResponse({ email: 'dora@example.se' }))
  mockEndpoint('get', '/api/session', () => okResponse(session))
  const calls = mockEndpoint('post', '/api/verify-email', () => okResponse(session))
  mockEndpoint('get', '/api/v3/prescriptions', () => pageResponse([]))
  const { user } = renderRoutes(prescriberRoutes, '/prescription/sign-up/set-up')
  await submitEveryField(await findForm(/e-mail/i), { schema: 'EmailCodeVerification', user, calls, values: { code: '123456' } })
})

test('PLT-015 a prescriber asks for a new password, and the page doesn’t say whether the address is known', async () => {
  mockSignedOut()
  const calls = mockEndpoint('post', '/api/forgot-password', () => okResponse(null))
  const { user } = renderRoutes(prescriberRoutes, '/prescription/forgot-password')
  const form = await findForm(/password/i)
  const body = await submitEveryField(form, { schema: 'PasswordResetRequest', user, calls, without: ['area'] })
  expect(body.area).toBe('prescriber')
  expect(await screen.findByRole('status')).toHaveTextContent('If there is an account with that address, a link is on its way.')
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/prescription/login')
})
