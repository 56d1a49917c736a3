import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  okResponse,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mockNoSession, renderSignIn } from './testing/render-sign-in'

beforeEach(() => void mockNoSession())

const mail = { method: 'mail_code', recipient: 'a•••@example.se' }
const sms = { method: 'sms_code', recipient: '+46 •• •• 05' }
const createStep = (changes: object = {}) => ({
  next: 'second_factor',
  area: 'staff',
  methods: ['sms_code', 'mail_code'],
  recipients: [sms, mail],
  sent: 'sms_code',
  ...changes,
})
const signedIn = { ...createSession(), next: 'session' }
const mockStep = (step: object | null) => mockEndpoint('get', '/api/login/step', () => okResponse(step))

test('PLT-011 after the password the code is asked for, and leads to the page that was opened', async () => {
  mockEndpoint('post', '/api/login', () => okResponse(createStep()))
  mockStep(createStep())
  const calls = mockEndpoint('post', '/api/login/second-factor', () => okResponse(signedIn))
  const { user, opened } = renderSignIn('/login?next=/clients')
  await user.type(await screen.findByLabelText(/^E-mail/), 'astrid@example.se')
  await user.type(screen.getByLabelText(/^Password/), 'Sommar2026')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeInTheDocument()
  expect(screen.getByText(/by SMS to \+46 •• •• 05/)).toBeInTheDocument()
  const input = screen.getByLabelText(/^Code/)
  expect(input).toHaveFocus()
  expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input).toHaveAttribute('inputmode', 'numeric')
  await expectNoA11yViolations()
  expect(opened).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /Trust this device for 30 days/ }))
  await user.type(input, '123 456{Enter}')
  await waitFor(() => expect(opened).toEqual(['/clients']))
  expect(calls[0]?.body).toEqual({ method: 'sms_code', code: '123456', is_trusted: true })
})

test('PLT-011 a wrong code stands at its field, and too many above it', async () => {
  mockStep(createStep())
  const calls = mockEndpoint('post', '/api/login/second-factor', () =>
    calls.length === 1
      ? validationErrorResponse({ code: 'The code is not right.' })
      : errorResponse(429, 'otp.too_many_attempts', 'Too many wrong codes. Ask for a new code.'),
  )
  const { user } = renderSignIn('/login/step')
  await user.type(await screen.findByLabelText(/^Code/), '111111{Enter}')
  expect(await screen.findByText('The code is not right.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/^Code/)).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Too many wrong codes. Ask for a new code.')).toBeInTheDocument()
})

test('PLT-011 a code is sent once more or by the other way, and a wait is told', async () => {
  mockStep(createStep())
  const calls = mockEndpoint('post', '/api/login/code', () =>
    calls.length === 1 ? errorResponse(429, 'rate.limited', 'Try again in 20 seconds.') : okResponse(createStep({ sent: 'mail_code' })),
  )
  const { user } = renderSignIn('/login/step')
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByText('Try again in 20 seconds.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send the code by e-mail to a•••@example.se' }))
  expect(await screen.findByText(/six digits to a•••@example.se/)).toBeInTheDocument()
  expect(calls.map((call) => call.body)).toEqual([{ method: 'sms_code' }, { method: 'mail_code' }])
})

test('BEY-061 the app is asked for first, a recovery code or a sent one by choice', async () => {
  const step = createStep({ methods: ['totp', 'sms_code', 'mail_code', 'recovery_code'], sent: null })
  mockStep(step)
  mockEndpoint('post', '/api/login/code', () => okResponse({ ...step, sent: 'mail_code' }))
  const calls = mockEndpoint('post', '/api/login/second-factor', () => validationErrorResponse({ code: 'The code is not right.' }))
  const { user } = renderSignIn('/login/step')
  expect(await screen.findByText('Enter the code that the authenticator app on your phone shows.')).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.type(screen.getByLabelText(/^Code/), '123456{Enter}')
  expect(await screen.findByText('The code is not right.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  const input = screen.getByLabelText(/^Recovery code/)
  expect(input).toHaveFocus()
  await user.type(input, 'ABCDE-12345{Enter}')
  expect(await screen.findByText('The code is not right.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /by e-mail/ }))
  await user.type(await screen.findByLabelText(/^Code/), '654321{Enter}')
  await waitFor(() => expect(calls).toHaveLength(3))
  await user.click(screen.getByRole('button', { name: 'Use the authenticator app' }))
  await user.type(await screen.findByLabelText(/^Code/), '111111{Enter}')
  await waitFor(() => expect(calls).toHaveLength(4))
  const bodies = calls.map(({ body }) => body as { method: string; code: string })
  expect(bodies.map(({ method, code }) => `${method} ${code}`)).toEqual([
    'totp 123456',
    'recovery_code ABCDE-12345',
    'mail_code 654321',
    'totp 111111',
  ])
})

test('PLT-011 without a code that was sent one is asked for first', async () => {
  mockStep(createStep({ methods: ['mail_code'], recipients: [mail], sent: null }))
  mockEndpoint('post', '/api/login/code', () => okResponse(createStep({ recipients: [mail], sent: 'mail_code' })))
  const { user } = renderSignIn('/login/step')
  await user.click(await screen.findByRole('button', { name: 'Send the code by e-mail to a•••@example.se' }))
  expect(await screen.findByLabelText(/^Code/)).toBeInTheDocument()
})

test('PLT-011 without a pending sign-in the page is the sign-in of its area', async () => {
  mockStep(null)
  const staff = renderSignIn('/login/step')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  staff.unmount()
  const { opened } = renderSignIn('/login/step?area=prescriber')
  await waitFor(() => expect(opened).toEqual(['/prescription/login']))
})

test('PLT-011 a prescriber goes on to the prescribers’ pages, in Swedish too', async () => {
  localStorage.setItem('language', 'sv')
  mockStep(createStep({ area: 'prescriber', recipients: [mail], sent: 'mail_code' }))
  mockEndpoint('post', '/api/login/second-factor', () => okResponse({ ...signedIn, area: 'prescriber' }))
  const { user, opened } = renderSignIn('/login/step?area=prescriber')
  expect(await screen.findByRole('heading', { name: 'Ange koden' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tillbaka till inloggningen' })).toHaveAttribute('href', '/prescription/login')
  await user.type(screen.getByLabelText(/^Kod/), '123456{Enter}')
  await waitFor(() => expect(opened).toEqual(['/prescription']))
  localStorage.removeItem('language')
  document.documentElement.lang = 'en'
})

test('PLT-086 a step that could not be read is read by Try again', async () => {
  let isBroken = true
  const reads = mockEndpoint('get', '/api/login/step', () =>
    isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(null),
  )
  const { user } = renderSignIn('/login/step')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(reads).toHaveLength(2)
})

test('PLT-017 an expired password is changed after the code, and the page that was opened follows', async () => {
  mockStep(createStep())
  mockEndpoint('post', '/api/login/second-factor', () => okResponse({ next: 'password_change', area: 'staff' }))
  const changed = mockEndpoint('post', '/api/login/password', () =>
    changed.length === 1 ? validationErrorResponse({ password: 'Choose a new password.' }) : okResponse(signedIn),
  )
  const { user, opened } = renderSignIn('/login/step?next=/clients')
  await user.type(await screen.findByLabelText(/^Code/), '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Your password has expired' })).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.type(screen.getByLabelText(/^New password/), 'Sommar2026')
  await user.type(screen.getByLabelText(/^Password again/), 'Sommar2027{Enter}')
  await waitFor(() => expect(screen.getByLabelText(/^Password again/)).toHaveAttribute('aria-invalid'))
  expect(changed).toHaveLength(0)
  await user.clear(screen.getByLabelText(/^Password again/))
  await user.type(screen.getByLabelText(/^Password again/), 'Sommar2026{Enter}')
  expect(await screen.findByText('Choose a new password.')).toBeInTheDocument()
  expect(opened).toEqual([])
  for (const label of [/^New password/, /^Password again/]) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), 'Hosten2027')
  }
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  await waitFor(() => expect(opened).toEqual(['/clients']))
  expect(changed[1]?.body).toEqual({ password: 'Hosten2027', password_confirmation: 'Hosten2027' })
})

test('PLT-017 a sign-in without a code asks for the new password too, in Swedish', async () => {
  localStorage.setItem('language', 'sv')
  mockEndpoint('post', '/api/login', () => okResponse({ next: 'password_change', area: 'staff' }))
  mockStep({ next: 'password_change', area: 'staff' })
  const { user } = renderSignIn('/login')
  await user.type(await screen.findByLabelText(/^E-post/), 'astrid@example.se')
  await user.type(screen.getByLabelText(/^Lösenord/), 'Sommar2026')
  await user.click(screen.getByRole('button', { name: 'Logga in' }))
  expect(await screen.findByRole('heading', { name: 'Ditt lösenord har gått ut' })).toBeInTheDocument()
  localStorage.removeItem('language')
  document.documentElement.lang = 'en'
})
