import { useSessionStore } from '@clinic/kit/session'
import {
  closeTopDialog,
  createSession,
  errorResponse,
  expectRetry,
  mockEndpoint,
  mockSignedIn,
  mockSignedOut,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prescriberRoutes } from './standalone-routes'

const session = createSession({ area: 'prescriber', company: null, permissions: ['self', 'prescription.read', 'prescription.sign'] })
const requestsPath = '/api/v3/prescriptions'
const row = {
  id: 'p1',
  company_id: 'k1',
  clinic_name: 'Kliniken',
  drug: 'Botox',
  strength: '100 E',
  form: 'Powder',
  area: 'Glabella',
  state: 'pending',
  created_at: '2026-11-20 09:00:00',
  signed_at: null,
}
const request = {
  ...row,
  client_id: 'c1',
  prescriber_id: 'd1',
  prescriber_name: 'Dora Läkare',
  invited_email: '',
  origin: 'external',
  requested_by_name: 'Sara Åberg',
  dose: '20 E',
  amount: '1',
  max_uses: 2,
  uses: 0,
  valid_until: '2027-05-01',
  indication: 'Glabellar lines',
  notes: '',
  signed_by_name: '',
  declined_at: null,
  decline_reason: '',
  ended_at: null,
  ended_reason: '',
  document_id: null,
  updated_at: row.created_at,
  version: 1,
  patient: { first_name: 'Klara', last_name: 'Berg', date_of_birth: '1990-05-17', personal_id: '19900517-2383', phone: '', warning: '' },
  previous: [],
}
const order = {
  order_ref: 'o1',
  state: 'pending',
  hint: 'outstandingTransaction',
  code: 'RFA1',
  message: 'Open the BankID app.',
  start_desktop: 'bankid:///?autostarttoken=t&redirect=null',
  start_mobile: 'https://app.bankid.com/?autostarttoken=t&redirect=null',
  outcome: {},
}

beforeEach(() => {
  mockSignedIn({ ...session })
  mockEndpoint('get', '/api/session', () => okResponse(session))
  mockEndpoint('get', requestsPath, () => pageResponse([row]))
  mockEndpoint('get', `${requestsPath}/p1`, () => okResponse(request))
  mockEndpoint('get', '/api/bankid/generate-qr', () => okResponse({ qr: 'bankid.token.1.proof', seconds: 1 }))
})
afterEach(() => setTestLanguage('en'))

test('a request is asked for a second time when that failed', async () => {
  await expectRetry(prescriberRoutes, { path: '/prescription/p1', endpoint: `${requestsPath}/p1` })
})

test('the session is asked for a second time when that failed', async () => {
  useSessionStore.setState({ isLoaded: false, session: null })
  let isBroken = true
  const calls = mockEndpoint('get', '/api/session', () =>
    isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(session),
  )
  const { user } = renderRoutes(prescriberRoutes, '/prescription')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Botox, 100 E' })).toBeInTheDocument()
  expect(calls.length).toBeGreaterThan(1)
})

test('RXP-003 an invitation is asked for a second time when that failed', async () => {
  mockSignedOut()
  let isBroken = true
  const invitation = { clinic_name: 'Kliniken', theme_color: '#5551CE', email: 'dora@example.se', account: 'none', language: 'en' }
  mockEndpoint('post', '/api/v3/prescribers/invitation', () =>
    isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(invitation),
  )
  const { user } = renderRoutes(prescriberRoutes, `/prescription/sign-up?company=k1&invitation=${'i'.repeat(40)}`)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByText('Kliniken invites you. Create an account for dora@example.se.')).toBeInTheDocument()
})

test('RXP-003 a sign-up that waits for its code is asked for a second time when that failed', async () => {
  mockSignedOut()
  let isBroken = true
  const calls = mockEndpoint('get', '/api/v2/register', () =>
    isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse({ email: 'dora@example.se' }),
  )
  const { user } = renderRoutes(prescriberRoutes, '/prescription/sign-up/set-up')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByText(/dora@example.se/)).toBeVisible()
  expect(calls).toHaveLength(2)
})

test('RXP-003 another code is sent to a new prescriber, a refusal is shown', async () => {
  mockSignedIn({ ...session, onboarding_step: 'verify_email' })
  let isRefused = true
  const calls = mockEndpoint('post', '/api/resend-otp', () =>
    isRefused ? errorResponse(429, 'auth.too_many_codes', 'Wait a minute.') : okResponse(null),
  )
  const { user } = renderRoutes(prescriberRoutes, '/prescription/sign-up/set-up')
  await user.click(await screen.findByRole('button', { name: 'Send another code' }))
  expect(await screen.findByText('Wait a minute.')).toBeVisible()
  isRefused = false
  await user.click(screen.getByRole('button', { name: 'Send another code' }))
  await waitFor(() => expect(calls).toHaveLength(2))
})

test('PLT-090 the language is changed and saved', async () => {
  const calls = mockEndpoint('put', '/api/session/language', () => okResponse(null))
  const { user } = renderRoutes(prescriberRoutes, '/prescription')
  await user.click(await screen.findByRole('button', { name: 'Svenska' }))
  expect(await screen.findByRole('button', { name: 'Logga ut' })).toBeVisible()
  expect(calls[0]?.body).toEqual({ language: 'sv' })
})

test('PLT-010 a prescriber signs out, and stays signed in with a message when the server can’t be reached', async () => {
  let isBroken = true
  const calls = mockEndpoint('post', '/api/v2/logout', () =>
    isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(null),
  )
  const { user, router } = renderRoutes(prescriberRoutes, '/prescription')
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText(/^You are still signed in/)).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/prescription/login'))
  expect(calls).toHaveLength(2)
})

test('RXP-006 the decision of a request is left by the button of its panel', async () => {
  const declined = mockEndpoint('post', `${requestsPath}/p1/decline`, () => okResponse(request))
  const { user } = renderRoutes(prescriberRoutes, '/prescription/p1')
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await closeTopDialog(user)
  expect(declined).toHaveLength(0)
})

test('RXP-006 a request is signed from its page', async () => {
  const signed = mockEndpoint('post', `${requestsPath}/sign`, () => okResponse(order))
  mockEndpoint('post', '/api/bankid/collect-order', () =>
    okResponse({ ...order, state: 'complete', message: 'Done.', outcome: { signed: ['p1'], skipped: [] } }),
  )
  const { user } = renderRoutes(prescriberRoutes, '/prescription/p1')
  await user.click(await screen.findByRole('button', { name: 'Sign with BankID' }))
  expect(await screen.findByText(/^1 prescription is signed/)).toBeInTheDocument()
  expect(signed[0]?.body).toEqual({ ids: ['p1'], same_device: false })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('RXP-006 the requests that are decided are shown, and a signature that is left signs nothing', async () => {
  const lists = mockEndpoint('get', requestsPath, () => pageResponse([row]))
  mockEndpoint('post', `${requestsPath}/sign`, () => okResponse(order))
  mockEndpoint('post', '/api/bankid/collect-order', () => okResponse(order))
  const cancelled = mockEndpoint('post', '/api/bankid/cancel-order', () => okResponse({ ...order, state: 'failed' }))
  const { user } = renderRoutes(prescriberRoutes, '/prescription')
  await user.click(await screen.findByRole('checkbox', { name: /Choose Botox/ }))
  await user.click(screen.getByRole('button', { name: 'Sign 1 request' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign with BankID' }))
  await dialog.findByText('Open the BankID app.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(cancelled).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('radio', { name: 'Handled' }))
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('filter')).toBe('decided'))
})
