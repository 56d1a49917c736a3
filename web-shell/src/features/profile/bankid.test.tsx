import {
  createSession,
  expectNoA11yViolations,
  findForm,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  submitEveryField,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { privateRoutes } from '../../routes'
import { createGoogleCalendar } from './google-calendar-fixtures'
// Loaded before the first test, whose time would else include it.
import './profile-screen'

const maja = {
  ...createSession().user,
  id: 'u1',
  first_name: 'Maja',
  last_name: 'Ek',
  personal_id: '',
  is_bankid_verified: false,
  version: 3,
}
const connected = { ...maja, personal_id: '19880630-2314', is_bankid_verified: true, version: 4 }
const order = {
  order_ref: '018f0000-0000-7000-8000-0000000000b1',
  state: 'pending',
  hint: '',
  code: 'RFA1',
  message: 'Open the BankID app.',
  start_desktop: '',
  start_mobile: '',
  outcome: {},
}
let user: typeof maja

beforeEach(() => {
  user = maja
  mockSignedIn()
  mockEndpoint('get', '/api/profile', () => okResponse(user))
  mockEndpoint('get', '/api/profile/passkeys', () => okResponse([]))
  mockEndpoint('get', '/api/profile/authenticator', () => okResponse({ confirmed_at: null, recovery_codes_left: 0 }))
  mockEndpoint('get', '/api/profile/sign-ins', () => pageResponse([]))
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: false, is_required: false, code_reason: null }))
  mockEndpoint('get', '/api/profile/google-calendar', () => okResponse(createGoogleCalendar()))
  mockEndpoint('get', '/api/profile/calendar-link', () => okResponse({ is_available: false, created_at: null }))
  mockEndpoint('get', '/api/bankid/generate-qr', () => okResponse({ qr: 'bankid.token.1.proof', seconds: 1 }))
})

async function renderMethods() {
  const page = renderRoutes([{ path: '/', children: privateRoutes }], '/profile')
  const section = within(await screen.findByRole('region', { name: 'Ways to sign in' }))
  return { ...page, section }
}

test('PLT-012 BankID is connected with the password and a signature', async () => {
  const started = mockEndpoint('post', '/api/profile/bankid/start-order', () =>
    started.length === 1 ? validationErrorResponse({ password: 'The password is not right.' }) : okResponse(order),
  )
  const collected = mockEndpoint('post', '/api/bankid/collect-order', () => {
    if (collected.length === 1) return okResponse(order)
    user = connected
    return okResponse({ ...order, state: 'complete', outcome: { is_connected: true } })
  })
  const { section, user: person } = await renderMethods()
  await person.click(await section.findByRole('button', { name: 'Connect BankID' }))
  const form = await findForm('Connect BankID')
  await person.type(within(form).getByLabelText(/^Your password/), 'Fel2026Fel')
  await person.click(within(form).getByRole('button', { name: 'Continue' }))
  expect(await within(form).findByText('The password is not right.')).toBeInTheDocument()
  await person.clear(within(form).getByLabelText(/^Your password/))
  await person.type(within(form).getByLabelText(/^Your password/), 'Sommar2026')
  await person.click(within(form).getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('img', { name: 'QR code for BankID' })).toBeInTheDocument()
  await expectNoA11yViolations()
  expect(await screen.findByText('BankID is connected', {}, { timeout: 8000 })).toBeInTheDocument()
  expect(await section.findByText('Connected')).toBeInTheDocument()
  expect(started.map(({ body }) => body)).toEqual([
    { password: 'Fel2026Fel', same_device: false },
    { password: 'Sommar2026', same_device: false },
  ])
}, 20_000)

test('PLT-012 a signature that fails can be tried again without typing the password again, or be left', async () => {
  const started = mockEndpoint('post', '/api/profile/bankid/start-order', () => okResponse(order))
  mockEndpoint('post', '/api/bankid/collect-order', () =>
    okResponse({ ...order, state: 'failed', message: 'You cancelled in the BankID app.' }),
  )
  const { section, user: person } = await renderMethods()
  await person.click(await section.findByRole('button', { name: 'Connect BankID' }))
  const form = await findForm('Connect BankID')
  await person.type(within(form).getByLabelText(/^Your password/), 'Sommar2026')
  await person.click(within(form).getByRole('button', { name: 'Continue' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect BankID' }))
  await person.click(await dialog.findByRole('button', { name: 'Try again' }, { timeout: 8000 }))
  await waitFor(() => expect(started).toHaveLength(2))
  expect(started[1]?.body).toEqual({ password: 'Sommar2026', same_device: false })
  await person.click(await dialog.findByRole('button', { name: 'Close' }, { timeout: 8000 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}, 20_000)

test('PLT-012 an order whose session has ended connects nothing, and says so', async () => {
  mockEndpoint('post', '/api/profile/bankid/start-order', () => okResponse(order))
  mockEndpoint('post', '/api/bankid/collect-order', () => okResponse({ ...order, state: 'complete', outcome: { is_connected: false } }))
  const { section, user: person } = await renderMethods()
  await person.click(await section.findByRole('button', { name: 'Connect BankID' }))
  const form = await findForm('Connect BankID')
  await person.type(within(form).getByLabelText(/^Your password/), 'Sommar2026')
  await person.click(within(form).getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('BankID was not connected. Sign in and try again.', {}, { timeout: 8000 })).toBeInTheDocument()
}, 20_000)

test('PLT-012 BankID is removed with the password', async () => {
  user = connected
  const removed = mockEndpoint('post', '/api/profile/bankid/disconnect', () => {
    user = { ...connected, is_bankid_verified: false }
    return okResponse(user)
  })
  const { section, user: person } = await renderMethods()
  await person.click(await section.findByRole('button', { name: 'Remove BankID' }))
  await expectNoA11yViolations()
  await submitEveryField(await findForm('Remove BankID'), { schema: 'PasswordProof', user: person, calls: removed })
  expect(await screen.findByText('BankID is removed')).toBeInTheDocument()
  expect(await section.findByRole('button', { name: 'Connect BankID' })).toBeInTheDocument()
})
