import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { client, unwrap } from '../api'
import {
  closeTopDialog,
  createSession,
  errorResponse,
  expectNoA11yViolations,
  findForm,
  mockEndpoint,
  mockPasskeys,
  mockSignedIn,
  okResponse,
  renderRoutes,
  submitEveryField,
} from '../testing'
import { SecondFactorHost } from '.'
// Loaded before the first test, whose time would else include it.
import './second-factor-dialog'

const TITLE = 'Confirm that it is you'
const NEEDED = 'Confirm that it is you with a second step.'
const none = {
  is_strong: false,
  methods: [],
  recipients: [],
  has_passkey: false,
  has_bankid: false,
  can_add_mobile: true,
  can_add_passkey: true,
}
const sms = { method: 'sms_code' as const, recipient: '+46 •• •• 05' }
const bySms = { methods: ['sms_code' as const], recipients: [sms] }
const step = (sent: 'sms_code' | null) => ({ next: 'second_factor' as const, area: 'staff' as const, ...bySms, sent })
const order = {
  order_ref: 'o1',
  state: 'complete' as const,
  hint: '',
  code: '',
  message: '',
  start_desktop: '',
  start_mobile: '',
  outcome: {},
}

/** A record that opens once the session is proved, and the ways that the person has. */
function renderRecord(options: object) {
  mockSignedIn()
  let isProved = false
  const answer = () => {
    isProved = true
    return okResponse(createSession())
  }
  const reads = mockEndpoint('get', '/api/company', () =>
    isProved ? okResponse({} as never) : errorResponse(403, 'auth.second_factor_needed', NEEDED),
  )
  mockEndpoint('get', '/api/session/proof', () => okResponse({ ...none, ...options }))
  const view = renderRoutes([{ path: '/', element: <SecondFactorHost /> }])
  return { ...view, answer, reads, open: () => unwrap(client.GET('/api/company')) }
}

test('LAW-001 two calls that need a second factor ask once, and are sent again after the code by SMS', async () => {
  const { user, open, reads, answer } = renderRecord(bySms)
  const begun = mockEndpoint('post', '/api/session/proof', () => okResponse(step(null)))
  const sent = mockEndpoint('post', '/api/login/code', () => okResponse(step('sms_code')))
  const proved = mockEndpoint('post', '/api/login/second-factor', () => {
    answer()
    return okResponse({ ...createSession(), next: 'session' as const })
  })
  const opened = Promise.all([open(), open()])
  await user.click(await screen.findByRole('button', { name: 'Send a code by SMS to +46 •• •• 05' }))
  expect(await screen.findByText('We have sent a code of six digits by SMS to +46 •• •• 05.')).toBeVisible()
  await expectNoA11yViolations()
  expect([begun.length, sent[0]?.body]).toEqual([1, { method: 'sms_code' }])
  const values = { code: '123456' }
  const body = await submitEveryField(await findForm(TITLE), { schema: 'SecondFactor', user, calls: proved, values, without: ['method'] })
  await opened
  expect(body).toEqual({ method: 'sms_code', code: '123456', is_trusted: true })
  expect(reads).toHaveLength(4)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('LAW-001 closing the dialog leaves the call refused with the server’s sentence', async () => {
  const { user, open } = renderRecord(bySms)
  const refused = open().catch((error: Error) => error.message)
  await screen.findByRole('button', { name: /by SMS/ })
  await closeTopDialog(user)
  expect(await refused).toBe(NEEDED)
})

test('LAW-001 a code of the authenticator app proves the session', async () => {
  const { user, open, answer } = renderRecord({ methods: ['totp', 'recovery_code'] })
  let isBusy = true
  mockEndpoint('post', '/api/session/proof', () =>
    isBusy ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(step(null)),
  )
  const proved = mockEndpoint('post', '/api/login/second-factor', () => {
    answer()
    return okResponse({ ...createSession(), next: 'session' as const })
  })
  const opened = open()
  const button = await screen.findByRole('button', { name: 'Use the authenticator app' })
  await user.click(button)
  expect(await screen.findByText('The server is busy.')).toBeInTheDocument()
  isBusy = false
  await user.click(button)
  expect(await screen.findByText('Type the code that your authenticator app shows.')).toBeVisible()
  await user.type(screen.getByLabelText(/^Code/), '654321{Enter}')
  await opened
  expect(proved[0]?.body).toEqual({ method: 'totp', code: '654321', is_trusted: false })
})

test('LAW-001 a passkey proves the session; one that gives no answer can be asked again', async () => {
  let isWilling = false
  mockPasskeys(async () => {
    if (!isWilling) throw new DOMException('', 'NotAllowedError')
    return { toJSON: () => ({ id: 'key-1' }) }
  })
  const { user, open, answer } = renderRecord({ has_passkey: true })
  mockEndpoint('post', '/api/login/passkey/options', () => okResponse({ options: { challenge: 'abc' } }))
  const signedIn = mockEndpoint('post', '/api/login/passkey', () => answer())
  const opened = open()
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByText(/The passkey gave no answer/)).toBeInTheDocument()
  isWilling = true
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
  await opened
  expect(signedIn[0]?.body).toEqual({ credential: { id: 'key-1' } })
})

test('LAW-001 BankID proves the session, and its window can be closed', async () => {
  const { user, open, answer } = renderRecord({ has_bankid: true, can_add_passkey: false })
  mockEndpoint('get', '/api/bankid/generate-qr', () => okResponse({ qr: 'bankid.1' }))
  mockEndpoint('post', '/api/bankid/cancel-order', () => okResponse(null))
  let state: 'pending' | 'complete' = 'pending'
  mockEndpoint('post', '/api/session/proof/bankid/start-order', () => okResponse({ ...order, state }))
  let isRefused = true
  const finished = mockEndpoint('post', '/api/session/proof/bankid', () =>
    isRefused ? errorResponse(409, 'bankid.no_such_order', 'The order is no longer valid.') : answer(),
  )
  const opened = open()
  await user.click(await screen.findByRole('button', { name: 'Use BankID' }))
  expect(await screen.findByText('Confirm in the BankID app that it is you.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('Confirm in the BankID app that it is you.')).toBeNull())
  state = 'complete'
  await user.click(screen.getByRole('button', { name: 'Use BankID' }))
  expect(await screen.findByText('The order is no longer valid.')).toBeInTheDocument()
  isRefused = false
  await user.click(await screen.findByRole('button', { name: 'Use BankID' }))
  await opened
  expect(finished[0]?.body).toEqual({ order_ref: 'o1' })
})

test('LAW-001 who has no second factor verifies the mobile number, or comes back after adding another way', async () => {
  const { user, open, answer } = renderRecord({})
  const sent = mockEndpoint('post', '/api/profile/mobile/code', () => okResponse({ recipient: '+46 •• •• 99' }))
  const verified = mockEndpoint('post', '/api/profile/mobile/verify', () => answer())
  const opened = open()
  expect(await screen.findByText('You have no second step yet. Add one now; you do it once.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the profile in a new tab' })).toHaveAttribute('target', '_blank')
  const options = mockEndpoint('get', '/api/session/proof', () => okResponse(none))
  await user.click(screen.getByRole('button', { name: 'I have added one' }))
  await waitFor(() => expect(options).toHaveLength(1))
  await submitEveryField(await findForm('Get codes by SMS'), { schema: 'MobileCodeRequest', user, calls: sent, without: ['country_code'] })
  expect(await screen.findByText('We have sent a code of six digits by SMS to +46 •• •• 99.')).toBeVisible()
  await submitEveryField(await findForm(TITLE), { schema: 'MobileCode', user, calls: verified, values: { code: '123456' } })
  await opened
  expect(verified).toHaveLength(1)
})

test('LAW-001 the ways are asked for again after a failure', async () => {
  const { user, open } = renderRecord({})
  mockEndpoint('get', '/api/session/proof', () => errorResponse(503, 'server.unavailable', 'The server is busy.'))
  open().catch(() => undefined)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  mockEndpoint('get', '/api/session/proof', () => okResponse({ ...none, ...bySms }))
  await user.click(retry)
  expect(await screen.findByRole('button', { name: /by SMS/ })).toBeVisible()
})

test('LAW-001 a code that could not be sent says why', async () => {
  const { user, open } = renderRecord(bySms)
  mockEndpoint('post', '/api/session/proof', () => errorResponse(429, 'rate.limited', 'Try again in 20 seconds.'))
  open().catch(() => undefined)
  await user.click(await screen.findByRole('button', { name: /by SMS/ }))
  expect(await screen.findByText('Try again in 20 seconds.')).toBeInTheDocument()
})

test('LAW-001 a prescriber without a known BankID is told whom to ask', async () => {
  const { user, open } = renderRecord({ can_add_mobile: false, can_add_passkey: false })
  open().catch(() => undefined)
  expect(await screen.findByText(/Ask the clinic that invited you/)).toBeVisible()
  await closeTopDialog(user)
})
