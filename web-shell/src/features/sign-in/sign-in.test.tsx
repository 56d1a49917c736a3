import { useSessionStore } from '@clinic/kit/session'
import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedOut,
  okResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { publicRoutes } from '../../routes'

/** The screens after the sign-in are tested elsewhere. */
const routes = [...publicRoutes, { path: '*', element: null }]

beforeEach(() => mockSignedOut())

async function submitForm(user: ReturnType<typeof renderRoutes>['user'], password = 'Sommar2026') {
  await user.type(await screen.findByLabelText(/^E-mail/), 'astrid@example.se')
  await user.type(screen.getByLabelText(/^Password/), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('PLT-010 PLT-003 signing in sends the credentials with the CSRF header and continues to the requested page', async () => {
  const calls = mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  const { user, router } = renderRoutes(routes, '/login?next=/settings/team')
  await expectNoA11yViolations()
  await submitForm(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/team'))
  expect(calls[0]?.body).toEqual({ email: 'astrid@example.se', password: 'Sommar2026', area: 'staff' })
  expect(calls[0]?.request.headers.get('X-CSRF-Token')).toBe('test-token')
  expect(calls[0]?.request.headers.get('X-Language')).toBe('en')
  expect(calls[0]?.request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('PLT-003 the browser stores neither the credentials nor the session', async () => {
  mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  const { user } = renderRoutes(routes, '/login')
  await submitForm(user)
  await waitFor(() => expect(useSessionStore.getState().session).not.toBeNull())
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  expect(document.cookie).toBe('csrf_token=test-token')
})

test('PLT-010 wrong credentials show the server’s message and start no session', async () => {
  mockEndpoint('post', '/api/login', () => errorResponse(401, 'auth.wrong_credentials', 'E-mail or password is wrong'))
  const { user } = renderRoutes(routes, '/login')
  await submitForm(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong')
  expect(useSessionStore.getState().session).toBeNull()
})

test('PLT-003 a call refused for its CSRF header is retried with a new one', async () => {
  let attempts = 0
  mockEndpoint('post', '/api/login', () => (++attempts === 1 ? errorResponse(403, 'csrf.missing', 'no') : okResponse(createSession())))
  const { user } = renderRoutes(routes, '/login?next=/settings/team')
  await submitForm(user)
  await waitFor(() => expect(useSessionStore.getState().session).not.toBeNull())
  expect(attempts).toBe(2)
})

test('PLT-086 signing in offline shows an error and keeps the values', async () => {
  mockEndpoint('post', '/api/login', () => HttpResponse.error())
  const { user } = renderRoutes(routes, '/login')
  await submitForm(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('No Internet Connection')
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('astrid@example.se')
})

test('an external URL is not opened after sign-in', async () => {
  mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  const { user, router } = renderRoutes(routes, '/login?next=//evil.example')
  await submitForm(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('PLT-004 the reason why the session ended is shown above the form', async () => {
  useSessionStore.setState({ endReason: 'Another login has been detected for this account and you have been logged out from this device' })
  renderRoutes(routes, '/login')
  expect(await screen.findByRole('alert')).toHaveTextContent('Another login has been detected')
})

test('PLT-090 the language is switched at once', async () => {
  const { user } = renderRoutes(routes, '/login')
  await user.click(await screen.findByRole('button', { name: 'Svenska' }))
  expect(screen.getByRole('button', { name: 'Logga in' })).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('sv')
  await setTestLanguage('en')
})

test('the password is shown and hidden by a button whose label changes with it', async () => {
  const { user } = renderRoutes(routes, '/login')
  const input = await screen.findByLabelText(/^Password/)
  expect(input).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(input).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect(input).toHaveAttribute('type', 'password')
})

test('PLT-015 resetting the password of a prescriber’s account leads to the prescribers’ sign-in', async () => {
  const calls = mockEndpoint('post', '/api/reset-password', () => okResponse(null))
  const { user } = renderRoutes(routes, '/reset-password/abc?area=prescriber')
  await user.type(await screen.findByLabelText(/^New password/), 'Vinter2027')
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/prescription/forgot-password')
  await user.type(screen.getByLabelText(/^Password again/), 'Vinter2027')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  expect(await screen.findByRole('heading', { name: 'The password is changed' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/prescription/login')
  expect(calls[0]?.body).toMatchObject({ token: 'abc' })
})

test('PLT-015 resetting the password of a staff account leads to the staff’s sign-in', async () => {
  mockEndpoint('post', '/api/reset-password', () => okResponse(null))
  const { user, router } = renderRoutes(routes, '/reset-password/abc')
  await user.type(await screen.findByLabelText(/^New password/), 'Vinter2027')
  await user.type(screen.getByLabelText(/^Password again/), 'Vinter2027')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('PLT-038 an invitation that is used or has expired says so at once and offers a new one', async () => {
  const linkInvalid = () => errorResponse(409, 'auth.link_invalid', 'This link has been used or has expired. Ask for a new one.')
  mockEndpoint('post', '/api/reset-password/check', linkInvalid)
  const calls = mockEndpoint('post', '/api/invitations/renew', () => okResponse(null))
  const { user } = renderRoutes(routes, '/reset-password/abc.i')
  expect(await screen.findByRole('heading', { name: 'This invitation has been used or has expired' })).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Ask for a new invitation' }))
  expect(await screen.findByRole('status')).toHaveTextContent('a new link is on its way')
  expect(calls[0]?.body).toEqual({ token: 'abc.i' })
})

test('PLT-038 an open invitation welcomes and takes a password', async () => {
  mockEndpoint('post', '/api/reset-password/check', () => okResponse(null))
  const calls = mockEndpoint('post', '/api/reset-password', () => okResponse(null))
  const { user } = renderRoutes(routes, '/reset-password/abc.i')
  expect(await screen.findByRole('heading', { name: 'Welcome! Choose a password' })).toBeInTheDocument()
  await user.type(screen.getByLabelText(/^New password/), 'Vinter2027')
  await user.type(screen.getByLabelText(/^Password again/), 'Vinter2027')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ token: 'abc.i', password: 'Vinter2027' }))
})
