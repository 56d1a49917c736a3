import { session } from '@clinic/kit/session'
import { accessible, answer, invalid, ok, refusal, show, signedIn, signedOut, snapshot } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { outsideRoutes } from '../../routes'

const open = (at: string) => show(outsideRoutes, at)

beforeEach(() => signedOut())

async function fillIn(user: ReturnType<typeof show>['user'], password: string, again = password) {
  await user.type(await screen.findByLabelText(/First name/), 'Maja')
  await user.type(screen.getByLabelText(/Last name/), 'Ek')
  await user.type(screen.getByLabelText(/E-mail/), 'maja@example.se')
  await user.type(screen.getByLabelText(/Company name/), 'Ek Hud')
  await user.type(screen.getByLabelText(/^Password\b(?! again)/), password)
  await user.type(screen.getByLabelText(/Password again/), again)
  await user.click(screen.getByLabelText(/I agree/))
  await user.click(screen.getByRole('button', { name: 'Create the account' }))
}

test('PLT-014 a clinic signs up and is led to the code that was sent', async () => {
  const calls = answer('post', '/api/v2/register', () => ok(snapshot({ step: 'verify_email' })))
  const { user, router } = open('/register')
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-up'))
  await screen.findByLabelText(/First name/)
  await accessible()
  await fillIn(user, 'Sommar2026')
  await waitFor(() => expect(router.state.location.pathname).toBe('/verify-email'))
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

test('PLT-016 a weak password is refused in the browser in the server’s words, and nothing is sent', async () => {
  const calls = answer('post', '/api/v2/register', () => ok(null))
  const { user } = open('/sign-up')
  await fillIn(user, 'sommar26')
  expect(
    await screen.findByText('Use more than 8 characters with a lower-case letter, an upper-case letter and a number.'),
  ).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('PLT-016 two passwords that differ are told in the browser, and nothing is sent', async () => {
  const calls = answer('post', '/api/v2/register', () => ok(null))
  const { user } = open('/sign-up')
  await fillIn(user, 'Sommar2026', 'Vinter2026')
  expect(await screen.findByText('The passwords are not the same.')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test('PLT-014 what only the server knows lands on its field', async () => {
  answer('post', '/api/v2/register', () => invalid({ password_confirmation: 'The passwords are not equal' }))
  const { user } = open('/sign-up')
  await fillIn(user, 'Sommar2026')
  expect(await screen.findByText('The passwords are not equal')).toBeInTheDocument()
  expect(screen.getByLabelText(/Password again/)).toHaveFocus()
})

test('PLT-014 the code verifies and another can be had', async () => {
  signedIn({ step: 'verify_email' })
  const again = answer('post', '/api/resend-otp', () => ok(null))
  const calls = answer('post', '/api/verify-email', () =>
    calls.length === 1 ? invalid({ code: 'That code is not right' }) : ok(snapshot({ step: 'set_up' })),
  )
  const { user, router } = open('/verify-email')
  await user.click(await screen.findByRole('button', { name: 'Send another code' }))
  expect(await screen.findByText('A new code is on its way')).toBeInTheDocument()
  expect(again.length).toBe(1)
  await user.type(screen.getByLabelText(/Code/), '12345a6')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('That code is not right')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/set-up'))
  expect(calls[0]?.body).toEqual({ code: '123456' })
})

test('PLT-014 opening the mailed link changes nothing; its button does', async () => {
  const calls = answer('post', '/api/email/verify', () => ok(null))
  answer('get', '/api/session', () => refusal(401, 'auth.required', 'Not authorized!'))
  const { user } = open('/email/verify/u1/abc')
  await screen.findByText('Press the button to verify that the address is yours.')
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('Your e-mail is verified')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ id: 'u1', hash: 'abc' })
})

test('PLT-014 at least one system is chosen', async () => {
  signedIn({ step: 'set_up' })
  const calls = answer('post', '/api/v2/register/set-up', () => ok(snapshot()))
  const { user } = open('/set-up')
  await user.click(await screen.findByLabelText(/^Booking/))
  await user.click(screen.getByLabelText(/^Record/))
  expect(screen.getByRole('button', { name: 'Start' })).toBeDisabled()
  await user.click(screen.getByLabelText(/^Point of sale/))
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(session.getState().session?.step).toBe('done'))
  expect(calls[0]?.body).toEqual({ is_booking_on: false, is_record_on: false, is_pos_on: true })
})
