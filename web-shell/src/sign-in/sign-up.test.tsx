import { createSession, expectNoA11yViolations, mockEndpoint, okResponse, validationErrorResponse } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mockNoSession, mockSession, renderSignIn } from './testing/render-sign-in'

beforeEach(() => void mockNoSession())

async function submitForm(user: ReturnType<typeof renderSignIn>['user'], password: string, confirmation = password) {
  await user.type(await screen.findByLabelText(/First name/), 'Maja')
  await user.type(screen.getByLabelText(/Last name/), 'Ek')
  await user.type(screen.getByLabelText(/E-mail/), 'maja@example.se')
  await user.type(screen.getByLabelText(/Company name/), 'Ek Hud')
  await user.type(screen.getByLabelText(/^Password\b(?! again)/), password)
  await user.type(screen.getByLabelText(/Password again/), confirmation)
  await user.click(screen.getByLabelText(/I agree/))
  await user.click(screen.getByRole('button', { name: 'Create the account' }))
}

test('PLT-014 a clinic signs up and continues to the e-mail verification', async () => {
  const calls = mockEndpoint('post', '/api/v2/register', () => okResponse(createSession({ onboarding_step: 'verify_email' })))
  const { user } = renderSignIn('/register')
  await waitFor(() => expect(window.location.pathname).toBe('/sign-up'))
  await screen.findByLabelText(/First name/)
  expect(screen.getByRole('link', { name: /Read the terms of service/ })).toHaveAttribute('href', '/public/terms?lang=en')
  await expectNoA11yViolations()
  await submitForm(user, 'Sommar2026')
  await waitFor(() => expect(window.location.pathname).toBe('/verify-email'))
  expect(calls[0]?.body).toEqual({
    first_name: 'Maja',
    last_name: 'Ek',
    email: 'maja@example.se',
    company_name: 'Ek Hud',
    country: 'SE',
    password: 'Sommar2026',
    password_confirmation: 'Sommar2026',
    terms: true,
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
  mockSession({ onboarding_step: 'verify_email' })
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

test('PLT-014 the link in the e-mail verifies only after its button is pressed', async () => {
  const calls = mockEndpoint('post', '/api/email/verify', () => okResponse(null))
  const { user } = renderSignIn('/email/verify/u1/abc')
  await screen.findByText('Press the button to verify that the address is yours.')
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Your e-mail is verified')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ id: 'u1', hash: 'abc' })
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
