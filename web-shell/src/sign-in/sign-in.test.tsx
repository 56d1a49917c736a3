import { createSession, errorResponse, expectNoA11yViolations, mockEndpoint, okResponse } from '@clinic/kit/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockNoSession, mockSession, renderSignIn } from './testing/render-sign-in'

beforeEach(() => void mockNoSession())
afterEach(() => vi.restoreAllMocks())

async function submitForm(user: ReturnType<typeof renderSignIn>['user'], password = 'Sommar2026') {
  await user.type(await screen.findByLabelText(/^E-mail/), 'astrid@example.se')
  await user.type(screen.getByLabelText(/^Password/), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('PLT-010 PLT-003 LAW-053 signing in sends the credentials with the CSRF header and continues to the requested page', async () => {
  const calls = mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  const { user, opened } = renderSignIn('/login?next=/settings/team')
  const statement = await screen.findByRole('link', { name: 'Accessibility statement' })
  expect(statement).toHaveAttribute('href', '/public/accessibility?lang=en')
  await expectNoA11yViolations()
  await submitForm(user)
  await waitFor(() => expect(opened).toEqual(['/settings/team']))
  expect(calls[0]?.body).toEqual({ email: 'astrid@example.se', password: 'Sommar2026', area: 'staff' })
  expect(calls[0]?.request.headers.get('X-CSRF-Token')).toBe('test-token')
  expect(calls[0]?.request.headers.get('X-Language')).toBe('en')
  expect(calls[0]?.request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('PLT-003 the browser stores neither the credentials nor the session', async () => {
  mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  const { user, opened } = renderSignIn('/login')
  await submitForm(user)
  await waitFor(() => expect(opened).toHaveLength(1))
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  expect(document.cookie).toBe('csrf_token=test-token')
})

test('PLT-010 wrong credentials show the server’s message and start no session', async () => {
  mockEndpoint('post', '/api/login', () => errorResponse(401, 'auth.wrong_credentials', 'E-mail or password is wrong'))
  const { user, opened } = renderSignIn('/login')
  await submitForm(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong')
  expect(opened).toEqual([])
})

test('PLT-003 a call refused for its CSRF header is retried with a new one', async () => {
  let attempts = 0
  mockEndpoint('post', '/api/login', () => (++attempts === 1 ? errorResponse(403, 'csrf.missing', 'no') : okResponse(createSession())))
  const { user, opened } = renderSignIn('/login?next=/settings/team')
  await submitForm(user)
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(attempts).toBe(2)
})

test('PLT-086 signing in offline shows an error and keeps the values', async () => {
  mockEndpoint('post', '/api/login', () => HttpResponse.error())
  const { user } = renderSignIn('/login')
  await submitForm(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('No Internet Connection')
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('astrid@example.se')
})

test('an external URL is not opened after sign-in', async () => {
  mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  const { user, opened } = renderSignIn('/login?next=//evil.example')
  await submitForm(user)
  await waitFor(() => expect(opened).toEqual(['/']))
})

test('PLT-004 the reason why the session ended is shown above the form', async () => {
  const reason = 'Another login has been detected for this account and you have been logged out from this device'
  mockEndpoint('get', '/api/session', () => errorResponse(410, 'auth.session_replaced', reason))
  renderSignIn('/login')
  expect(await screen.findByRole('alert')).toHaveTextContent('Another login has been detected')
})

test('PLT-090 the language is switched at once', async () => {
  const { user } = renderSignIn('/login')
  await user.click(await screen.findByRole('button', { name: 'Svenska' }))
  expect(screen.getByRole('button', { name: 'Logga in' })).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('sv')
  expect(localStorage.getItem('language')).toBe('sv')
  document.documentElement.lang = 'en'
})

test('the password is shown and hidden by a button whose label changes with it', async () => {
  const { user } = renderSignIn('/login')
  const input = await screen.findByLabelText(/^Password/)
  expect(input).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(input).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect(input).toHaveAttribute('type', 'password')
})

test('PLT-015 resetting the password of a prescriber’s account leads to the prescribers’ sign-in', async () => {
  const calls = mockEndpoint('post', '/api/reset-password', () => okResponse(null))
  const { user } = renderSignIn('/reset-password/abc?area=prescriber')
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
  const { user } = renderSignIn('/reset-password/abc')
  await user.type(await screen.findByLabelText(/^New password/), 'Vinter2027')
  await user.type(screen.getByLabelText(/^Password again/), 'Vinter2027')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(screen.getByText('The password is changed')).toBeInTheDocument()
})

test('PLT-038 an invitation that is used or has expired says so at once and offers a new one', async () => {
  const linkInvalid = () => errorResponse(409, 'auth.link_invalid', 'This link has been used or has expired. Ask for a new one.')
  mockEndpoint('post', '/api/reset-password/check', linkInvalid)
  const calls = mockEndpoint('post', '/api/invitations/renew', () => okResponse(null))
  const { user } = renderSignIn('/reset-password/abc.i')
  expect(await screen.findByRole('heading', { name: 'This invitation has been used or has expired' })).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Ask for a new invitation' }))
  const notice = await screen.findByText(/a new link is on its way/)
  expect(notice.closest('[role=status]')).not.toBeNull()
  expect(calls[0]?.body).toEqual({ token: 'abc.i' })
})

test('PLT-038 an open invitation welcomes and takes a password', async () => {
  mockEndpoint('post', '/api/reset-password/check', () => okResponse(null))
  const calls = mockEndpoint('post', '/api/reset-password', () => okResponse(null))
  const { user } = renderSignIn('/reset-password/abc.i')
  expect(await screen.findByRole('heading', { name: 'Welcome! Choose a password' })).toBeInTheDocument()
  await user.type(screen.getByLabelText(/^New password/), 'Vinter2027')
  await user.type(screen.getByLabelText(/^Password again/), 'Vinter2027')
  await user.click(screen.getByRole('button', { name: 'Save the password' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ token: 'abc.i', password: 'Vinter2027' }))
})

test('PLT-010 the root page is the sign-in without a session', async () => {
  renderSignIn('/')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  expect(screen.getByLabelText(/^E-mail/)).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(window.location.pathname).toBe('/')
})

test('PLT-083 an unknown address is Page Not Found. without a session too, and leads home to the sign-in', async () => {
  const status = document.createElement('meta')
  status.name = 'page-status'
  status.content = '404'
  document.head.append(status)
  const { user } = renderSignIn('/clients/c1/nothing')
  expect(await screen.findByRole('heading', { name: 'Page Not Found.' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Go home' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/')
  // The status was that of the address that was opened, not of those that follow.
  expect(document.querySelector('meta[name="page-status"]')).toBeNull()
})

test('PLT-083 a known address asks for a sign-in and returns to the page', async () => {
  renderSignIn('/settings/team')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  expect(window.location.pathname + window.location.search).toBe('/login?next=%2Fsettings%2Fteam')
})

test('PLT-010 a user who is signed in is led on at once', async () => {
  mockSession()
  const { opened } = renderSignIn('/login?next=/clients')
  await waitFor(() => expect(opened).toEqual(['/clients']))
})

test('PLT-010 the first field that is wrong has the focus, its message beside it and a mark for screen readers', async () => {
  const calls = mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  const { user } = renderSignIn('/login')
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  const email = screen.getByLabelText(/^E-mail/)
  await waitFor(() => expect(email).toHaveFocus())
  expect(email).toBeInvalid()
  const message = document.getElementById(email.getAttribute('aria-describedby') ?? '')
  expect(message).toHaveTextContent('This field is required')
  await user.type(email, 'astrid@example.se')
  expect(email).toBeValid()
  expect(calls).toEqual([])
})

test('USE-009 the e-mail has the focus when the sign-in page opens', async () => {
  renderSignIn('/login')
  expect(await screen.findByLabelText(/^E-mail/)).toHaveFocus()
})

test('a browser’s back button returns to the page before', async () => {
  const { user } = renderSignIn('/login')
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toHaveFocus()
  act(() => window.history.back())
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
})

test('PLT-015 a link to reset the password is requested with the same answer for every address', async () => {
  const calls = mockEndpoint('post', '/api/forgot-password', () => okResponse(null))
  const { user } = renderSignIn('/forgot-password')
  await user.type(await screen.findByLabelText(/^E-mail/), 'nobody@example.se')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText('If the address is known to us, a link is on its way to it.')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ email: 'nobody@example.se', area: 'staff' })
})

test('PLT-084 PLT-085 without an answer about the session the error can be reported and retried', async () => {
  const calls = mockEndpoint('get', '/api/session', () =>
    calls.length === 1 ? errorResponse(503, 'server.error', 'server error') : errorResponse(401, 'auth.required', 'Not authorized!'),
  )
  const reports = mockEndpoint('post', '/api/v2/report/error', () => okResponse(null))
  const { user } = renderSignIn('/login')
  expect(await screen.findByRole('heading', { name: 'Something went wrong, please contact support' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Issue reported, admin will contact you soon')).toBeInTheDocument()
  expect(reports[0]?.body).toMatchObject({ type: 'client_report' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
})

test('PLT-086 an offline browser shows a banner, and a page that could not be loaded offers a reload', async () => {
  mockEndpoint('get', '/api/session', () => HttpResponse.error())
  renderSignIn('/login')
  expect(await screen.findByRole('button', { name: 'Reload for new features' })).toBeInTheDocument()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void fireEvent(window, new Event('offline')))
  expect(screen.getByText('No Internet Connection')).toBeInTheDocument()
  vi.restoreAllMocks()
  act(() => void fireEvent(window, new Event('online')))
})

test('PLT-010 a password manager that fills both fields at once loses neither', async () => {
  const calls = mockEndpoint('post', '/api/login', () => okResponse(createSession()))
  const { user } = renderSignIn('/login')
  const email = await screen.findByLabelText(/^E-mail/)
  act(() => {
    fireEvent.change(email, { target: { value: 'astrid@example.se' } })
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'Sommar2026' } })
  })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ email: 'astrid@example.se', password: 'Sommar2026' }))
})
