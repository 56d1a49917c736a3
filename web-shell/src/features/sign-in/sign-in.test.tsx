import { session } from '@clinic/kit/session'
import { accessible, answer, inLanguage, ok, refusal, show, signedOut, snapshot } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { outsideRoutes } from '../../routes'

/** Where one lands is the router's word; what that screen asks for is its own test's. */
const routes = [...outsideRoutes, { path: '*', element: null }]

beforeEach(() => signedOut())

async function fillIn(user: ReturnType<typeof show>['user'], password = 'Sommar2026') {
  await user.type(await screen.findByLabelText(/^E-mail/), 'astrid@example.se')
  await user.type(screen.getByLabelText(/^Password/), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('PLT-010 PLT-003 signing in sends credentials with the CSRF header and goes where one was going', async () => {
  const calls = answer('post', '/api/login', () => ok(snapshot()))
  const { user, router } = show(routes, '/login?next=/settings/team')
  await accessible()
  await fillIn(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/team'))
  expect(calls[0]?.body).toEqual({ email: 'astrid@example.se', password: 'Sommar2026', area: 'staff' })
  expect(calls[0]?.request.headers.get('X-CSRF-Token')).toBe('test-token')
  expect(calls[0]?.request.headers.get('X-Language')).toBe('en')
  expect(calls[0]?.request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('PLT-003 the browser keeps nothing of who signed in, with what, or of the session', async () => {
  answer('post', '/api/login', () => ok(snapshot()))
  const { user } = show(routes, '/login')
  await fillIn(user)
  await waitFor(() => expect(session.getState().session).not.toBeNull())
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  expect(document.cookie).toBe('csrf_token=test-token')
})

test('PLT-010 wrong credentials are said in the server’s words and nobody is signed in', async () => {
  answer('post', '/api/login', () => refusal(401, 'auth.wrong_credentials', 'E-mail or password is wrong'))
  const { user } = show(routes, '/login')
  await fillIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong')
  expect(session.getState().session).toBeNull()
})

test('PLT-003 a call refused for a missing CSRF header is sent once more with a fresh one', async () => {
  let tries = 0
  answer('post', '/api/login', () => (++tries === 1 ? refusal(403, 'csrf.missing', 'no') : ok(snapshot())))
  const { user } = show(routes, '/login?next=/settings/team')
  await fillIn(user)
  await waitFor(() => expect(session.getState().session).not.toBeNull())
  expect(tries).toBe(2)
})

test('PLT-086 a sign-in without a connection says so and keeps what was typed', async () => {
  answer('post', '/api/login', () => HttpResponse.error())
  const { user } = show(routes, '/login')
  await fillIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('No Internet Connection')
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('astrid@example.se')
})

test('an address elsewhere is never gone to after sign-in', async () => {
  answer('post', '/api/login', () => ok(snapshot()))
  const { user, router } = show(routes, '/login?next=//evil.example')
  await fillIn(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('PLT-004 what ended the session stands above the form', async () => {
  session.setState({ ended: 'Another login has been detected for this account and you have been logged out from this device' })
  show(routes, '/login')
  expect(await screen.findByRole('alert')).toHaveTextContent('Another login has been detected')
})

test('PLT-090 the language switches at once', async () => {
  const { user } = show(routes, '/login')
  await user.click(await screen.findByRole('button', { name: 'Svenska' }))
  expect(screen.getByRole('button', { name: 'Logga in' })).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('sv')
  await inLanguage('en')
})
