import { createSession, findForm, mockEndpoint, okResponse, submitEveryField, validationErrorResponse } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockNoSession, mockPendingSignUp, mockSession, renderSignIn } from './testing/render-sign-in'

test('PLT-010 the e-mail address and the password of the sign-in are sent', async () => {
  mockNoSession()
  const calls = mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  const { user } = renderSignIn('/login')
  const body = await submitEveryField(await findForm('Sign in'), { schema: 'LoginRequest', user, calls, without: ['area'] })
  expect(body.area).toBe('staff')
})

test('PLT-014 every field of the sign-up is sent', async () => {
  mockNoSession()
  const calls = mockEndpoint('post', '/api/v2/register', () => okResponse({ email: 'maja@example.se' }))
  mockPendingSignUp('maja@example.se')
  const { user } = renderSignIn('/sign-up')
  const form = await findForm('Sign up')
  const body = await submitEveryField(form, { schema: 'SignUpRequest', user, calls, without: ['language'] })
  expect(body).toMatchObject({ terms: true, language: 'en' })
})

test('PLT-014 the code of the e-mail address is sent', async () => {
  mockNoSession()
  mockPendingSignUp('maja@example.se')
  const calls = mockEndpoint('post', '/api/verify-email', () => okResponse(createSession({ onboarding_step: 'set_up' })))
  const { user } = renderSignIn('/verify-email')
  const form = await findForm('Verify your e-mail')
  await submitEveryField(form, { schema: 'EmailCodeVerification', user, calls, values: { code: '123456' } })
})

test('PLT-014 the password of the sign-up is sent with the link of another browser', async () => {
  mockNoSession()
  const calls = mockEndpoint('post', '/api/email/verify', () =>
    calls.length === 1 ? validationErrorResponse({ password: 'This is required.' }) : okResponse(null),
  )
  const id = '018f0000-0000-7000-8000-000000000001'
  const { user } = renderSignIn(`/email/verify/${id}/abc`)
  await user.click(await screen.findByRole('button', { name: 'Verify' }))
  const body = await submitEveryField(await findForm('Verify your e-mail'), {
    schema: 'EmailLinkVerification',
    user,
    calls,
    without: ['id', 'hash'],
  })
  expect(body).toMatchObject({ id, hash: 'abc' })
})

test('PLT-014 every system of the set-up is sent', async () => {
  mockSession({ onboarding_step: 'set_up' })
  const calls = mockEndpoint('post', '/api/v2/register/set-up', () => okResponse(createSession()))
  const { user } = renderSignIn('/set-up')
  const body = await submitEveryField(await findForm('What will you use?'), { schema: 'OnboardingRequest', user, calls })
  expect(body).toEqual({ is_booking_on: false, is_record_on: false, is_pos_on: true })
})

test('PLT-015 the address of a forgotten password is sent, and the page doesn’t say whether it is known', async () => {
  mockNoSession()
  const calls = mockEndpoint('post', '/api/forgot-password', () => okResponse(null))
  const { user } = renderSignIn('/forgot-password')
  const form = await findForm('Forgot your password?')
  const body = await submitEveryField(form, { schema: 'PasswordResetRequest', user, calls, without: ['area'] })
  expect(body.area).toBe('staff')
  const notice = await screen.findByText('If the address is known to us, a link is on its way to it.')
  expect(notice.closest('[role=status]')).not.toBeNull()
  expect(screen.queryByRole('form')).toBeNull()
})

test('PLT-015 both passwords and the token of the link are sent', async () => {
  mockNoSession()
  const calls = mockEndpoint('post', '/api/reset-password', () => okResponse(null))
  const { user } = renderSignIn('/reset-password/abc')
  const form = await findForm('Choose a new password')
  const body = await submitEveryField(form, { schema: 'PasswordResetConfirm', user, calls, without: ['token'] })
  expect(body.token).toBe('abc')
})
