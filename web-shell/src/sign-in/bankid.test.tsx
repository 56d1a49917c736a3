import { createSession, errorResponse, expectNoA11yViolations, mockEndpoint, okResponse } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mockNoSession, renderSignIn } from './testing/render-sign-in'

const order = {
  order_ref: '018f0000-0000-7000-8000-0000000000b1',
  state: 'pending',
  hint: 'outstandingTransaction',
  code: 'RFA1',
  message: 'Open the BankID app.',
  start_desktop: 'bankid:///?autostarttoken=t&redirect=null',
  start_mobile: 'https://app.bankid.com/?autostarttoken=t&redirect=null',
  outcome: {},
  session: null,
}
const POLLED = { timeout: 5000 }

beforeEach(() => void mockNoSession())

function mockOrder() {
  const qrCodes = mockEndpoint('get', '/api/login/bankid/generate-qr', () =>
    okResponse({ qr: `bankid.token.${qrCodes.length}.proof`, seconds: qrCodes.length }),
  )
  const started = mockEndpoint('post', '/api/login/bankid/start-order', () => okResponse(order))
  const cancelled = mockEndpoint('post', '/api/login/bankid/cancel-order', () => okResponse({ ...order, state: 'failed' }))
  return { started, cancelled }
}

async function openBankId(path = '/login') {
  const page = renderSignIn(path)
  await page.user.click(await screen.findByRole('button', { name: 'Sign in with BankID' }))
  return page
}

test('PLT-012 the QR code changes each second, the app’s state is shown, and the person is signed in', async () => {
  const { started } = mockOrder()
  const collected = mockEndpoint('post', '/api/login/bankid/collect-order', () =>
    collected.length === 1
      ? okResponse({ ...order, hint: 'userSign', code: 'RFA9', message: 'Enter your security code in the BankID app and confirm.' })
      : okResponse({ ...order, state: 'complete', message: 'Done.', session: createSession() }),
  )
  const { opened } = await openBankId('/login?next=/calendar/booking')
  const code = await screen.findByRole('img', { name: 'QR code for BankID' })
  expect(screen.getByText('Open the BankID app.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open BankID on this device' })).toHaveAttribute('href', order.start_desktop)
  await expectNoA11yViolations()
  const firstText = code.getAttribute('data-qr')
  await waitFor(() => expect(screen.getByRole('img', { name: 'QR code for BankID' })).not.toHaveAttribute('data-qr', firstText), POLLED)
  expect(await screen.findByText(/Enter your security code/, {}, POLLED)).toBeInTheDocument()
  await waitFor(() => expect(opened).toEqual(['/calendar/booking']), POLLED)
  expect(started[0]?.body).toEqual({ same_device: false })
  expect(collected[0]?.body).toEqual({ order_ref: order.order_ref })
}, 20_000)

test('PLT-012 a BankID that is not connected is refused with the server’s text, and another attempt starts a new order', async () => {
  const { started } = mockOrder()
  const text = 'You can’t sign in with this BankID.'
  mockEndpoint('post', '/api/login/bankid/collect-order', () => errorResponse(401, 'auth.bankid_not_connected', text))
  const { user, opened } = await openBankId()
  expect(await screen.findByText(text, {}, POLLED)).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: 'QR code for BankID' })).toBeNull()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'QR code for BankID' })).toBeInTheDocument()
  expect(started).toHaveLength(2)
  expect(opened).toEqual([])
}, 20_000)

test('PLT-012 a failed order says why, and the password form comes back; an open order is cancelled then', async () => {
  const { cancelled } = mockOrder()
  mockEndpoint('post', '/api/login/bankid/collect-order', () =>
    okResponse({ ...order, state: 'failed', message: 'You cancelled in the BankID app.' }),
  )
  const { user } = await openBankId()
  expect(await screen.findByText('You cancelled in the BankID app.', {}, POLLED)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sign in with a password instead' }))
  expect(await screen.findByLabelText(/^Password/)).toBeInTheDocument()
  expect(cancelled).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Sign in with BankID' }))
  await screen.findByRole('img', { name: 'QR code for BankID' })
  await user.click(screen.getByRole('button', { name: 'Sign in with a password instead' }))
  await waitFor(() => expect(cancelled[0]?.body).toEqual({ order_ref: order.order_ref }))
}, 20_000)

test('PLT-012 a lost connection is shown while the page keeps asking; a start that fails says why', async () => {
  mockOrder()
  let isDown = true
  mockEndpoint('post', '/api/login/bankid/collect-order', () =>
    isDown ? errorResponse(502, 'provider.unreachable', 'no') : okResponse({ ...order, message: 'Enter your security code.' }),
  )
  const { user } = await openBankId()
  expect(await screen.findByText('The server could not be reached. We keep trying.', {}, POLLED)).toBeInTheDocument()
  isDown = false
  expect(await screen.findByText('Enter your security code.', {}, POLLED)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sign in with a password instead' }))
  mockEndpoint('post', '/api/login/bankid/start-order', () => errorResponse(503, 'bankid.unavailable', 'BankID has a technical problem.'))
  await user.click(screen.getByRole('button', { name: 'Sign in with BankID' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('BankID has a technical problem.')
}, 20_000)
