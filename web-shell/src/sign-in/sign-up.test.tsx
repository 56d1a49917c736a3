import { createSession, expectNoA11yViolations, mockEndpoint, okResponse, validationErrorResponse } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mockNoSession, mockPendingSignUp, mockSession, renderSignIn } from './testing/render-sign-in'

beforeEach(() => void mockNoSession())

async function submitForm(user: ReturnType<typeof renderSignIn>['user'], password: string, confirmation = password) {
  await user.type(await screen.findByLabelText(/First name/), 'Maja')
  await user.type(screen.getByLabelText(/Last name/), 'Ek')
  await user.type(screen.getByLabelText(/E-mail/), 'maja@example.se')
  await user.type(screen.getByLabelText(/Company name/), 'Ek Hud')
  await user.type(screen.getByLabelText(/^Password\b(?! again)/), password)
  await user.type(screen.getByLabelText(/Password again/), confirmation)
  for (const box of screen.getAllByLabelText(/I agree/)) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Create the account' }))
}

test('PLT-014 a clinic signs up and continues to the e-mail verification', async () => {
  const calls = mockEndpoint('post', '/api/v2/register', () => okResponse({ email: 'maja@example.se' }))
  mockPendingSignUp('maja@example.se')
  const { user } = renderSignIn('/register')
  await waitFor(() => expect(window.location.pathname).toBe('/sign-up'))
  await screen.findByLabelText(/First name/)
  expect(screen.getByRole('link', { name: /Read the terms of service/ })).toHaveAttribute('href', '/public/terms?lang=en')
  expect(screen.getByRole('link', { name: /Read the data processing agreement/ })).toHaveAttribute(
    'href',
    '/public/processor-agreement?lang=en',
  )
  expect(screen.getByRole('link', { name: /treats your personal data/ })).toHaveAttribute('href', '/public/privacy-notice?lang=en')
  await expectNoA11yViolations()
  await submitForm(user, 'Sommar2026')
  await waitFor(() => expect(window.location.pathname).toBe('/verify-email'))
  expect(await screen.findByText('We have sent a code of six digits to maja@example.se.')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({
    first_name: 'Maja',
    last_name: 'Ek',
    email: 'maja@example.se',
    company_name: 'Ek Hud',
    country: 'SE',
    password: 'Sommar2026',
    password_confirmation: 'Sommar2026',
    terms: true,
    processor_agreement: true,
    language: 'en',
  })
})

test('PLT-016 a weak password shows the server’s message and is not submitted', async () => {
  const calls = mockEndpoint('post', '/api/v2/register', () => okResponse(null))
  const { user } = renderSignIn('/sign-up')
  await submitForm(user, 'sommar26')
  expect(
    await screen.findByText('Use more than 8 characters with a lower-case letter, an upper-case letter and a number.'),
  ).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('PLT-016 different passwords show an error and are not submitted', async () => {
  const calls = mockEndpoint('post', '/api/v2/register', () => okResponse(null))
  const { user } = renderSignIn('/sign-up')
  await submitForm(user, 'Sommar2026', 'Vinter2026')
  expect(await screen.findByText('The passwords are not the same.')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('PLT-014 the server’s error is shown on its field', async () => {
  mockEndpoint('post', '/api/v2/register', () => validationErrorResponse({ password_confirmation: 'The passwords are not equal' }))
  const { user } = renderSignIn('/sign-up')
  await submitForm(user, 'Sommar2026')
  expect(await screen.findByText('The passwords are not equal')).toBeInTheDocument()
  expect(screen.getByLabelText(/Password again/)).toHaveFocus()
})

test('PLT-014 the code verifies the e-mail and can be sent again', async () => {
  mockPendingSignUp('maja@example.se')
  const resendCalls = mockEndpoint('post', '/api/resend-otp', () => okResponse(null))
  const calls = mockEndpoint('post', '/api/verify-email', () =>
    calls.length === 1
      ? validationErrorResponse({ code: 'That code is not right' })
      : okResponse(createSession({ onboarding_step: 'set_up' })),
  )
  const { user } = renderSignIn('/verify-email')
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByText('A new code is on its way')).toBeInTheDocument()
  expect(resendCalls.length).toBe(1)
  await user.type(screen.getByLabelText(/Code/), '12345a6')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('That code is not right')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(window.location.pathname).toBe('/set-up'))
  expect(calls[0]?.body).toEqual({ code: '123456' })
})

test('PLT-014 attack D8: the page of the code says the same whether the address has an account, and leads to another address', async () => {
  mockPendingSignUp('maja@example.se')
  const { user } = renderSignIn('/verify-email')
  expect(await screen.findByText(/If it has an account already, the e-mail says so/)).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('link', { name: 'Use another address' }))
  expect(await screen.findByLabelText(/First name/)).toBeInTheDocument()
})

test('PLT-014 without a sign-up in this browser the page of the code leads to the sign-in', async () => {
  mockPendingSignUp(null)
  renderSignIn('/verify-email')
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
})

test('PLT-014 a signed-in person whose address is not verified types the code too', async () => {
  mockSession({ onboarding_step: 'verify_email' })
  const calls = mockEndpoint('post', '/api/verify-email', () => okResponse(createSession({ onboarding_step: 'set_up' })))
  const { user } = renderSignIn('/verify-email')
  await user.type(await screen.findByLabelText(/Code/), '123456')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(window.location.pathname).toBe('/set-up'))
  expect(calls).toHaveLength(1)
})

test('PLT-014 in another browser the link asks for the password of the sign-up', async () => {
  const calls = mockEndpoint('post', '/api/email/verify', () =>
    calls.length === 1 ? validationErrorResponse({ password: 'This is required.' }) : okResponse(null),
  )
  const id = '018f0000-0000-7000-8000-000000000001'
  const { user } = renderSignIn(`/email/verify/${id}/abc`)
  await user.click(await screen.findByRole('button', { name: 'Verify' }))
  await user.type(await screen.findByLabelText(/^Password/), 'Sommar2026')
  expect(screen.getByText(/You are in another browser/)).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Your e-mail is verified')).toBeInTheDocument()
  expect(calls.map(({ body }) => body)).toEqual([
    { id, hash: 'abc', password: '' },
    { id, hash: 'abc', password: 'Sommar2026' },
  ])
})

test('PLT-014 the link in the e-mail verifies only after its button is pressed', async () => {
  const calls = mockEndpoint('post', '/api/email/verify', () => okResponse(null))
  const { user } = renderSignIn('/email/verify/u1/abc')
  await screen.findByText('Press the button to verify that the address is yours.')
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Your e-mail is verified')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ id: 'u1', hash: 'abc', password: '' })
  // A page load, which the page doesn't see.
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
  expect(window.location.pathname).toBe('/email/verify/u1/abc')
})

test('PLT-014 a prescriber’s link leads on to the prescribers’ pages', async () => {
  mockEndpoint('post', '/api/email/verify', () => okResponse(null))
  const { user } = renderSignIn('/email/verify/u1/abc?area=prescriber')
  expect(await screen.findByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/prescription/login')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/prescription')
})

test('PLT-014 at least one module is required', async () => {
  mockSession({ onboarding_step: 'set_up' })
  const calls = mockEndpoint('post', '/api/v2/register/set-up', () => okResponse(createSession()))
  const { user, opened } = renderSignIn('/set-up')
  await user.click(await screen.findByLabelText(/^Booking/))
  await user.click(screen.getByLabelText(/^Record/))
  expect(screen.getByRole('button', { name: 'Start' })).toBeDisabled()
  await user.click(screen.getByLabelText(/^Point of sale/))
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(opened).toEqual(['/']))
  expect(calls[0]?.body).toEqual({ is_booking_on: false, is_record_on: false, is_pos_on: true })
})
