import { createSession, errorResponse, expectNoA11yViolations, mockEndpoint, mockPasskeys, okResponse } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockNoSession, renderSignIn } from './testing/render-sign-in'

beforeEach(() => {
  mockNoSession()
  mockEndpoint('post', '/api/login/passkey/options', () => okResponse({ options: { challenge: 'abc' } }))
})
afterEach(() => vi.unstubAllGlobals())

test('BEY-061 a passkey signs in, after the field’s suggestions gave way to the button', async () => {
  const requests = mockPasskeys()
  const signedIn = mockEndpoint('post', '/api/login/passkey', () => okResponse(createSession()))
  const { user, opened } = renderSignIn('/login?next=/calendar/booking')
  await waitFor(() => expect(requests).toMatchObject([{ publicKey: { challenge: 'abc' }, mediation: 'conditional' }]))
  expect(screen.getByLabelText(/^E-mail/)).toHaveAttribute('autocomplete', 'username webauthn')
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
  await waitFor(() => expect(opened).toEqual(['/calendar/booking']))
  expect(requests).toHaveLength(2)
  expect(requests[1]?.mediation).toBeUndefined()
  expect(signedIn[0]?.body).toEqual({ credential: { id: 'key-1' } })
})

test('BEY-061 a passkey that is refused shows the server’s text, a request that was closed its own', async () => {
  let isClosed = true
  mockPasskeys(() =>
    isClosed ? Promise.reject(new DOMException('', 'NotAllowedError')) : Promise.resolve({ toJSON: () => ({ id: 'key-1' }) }),
  )
  mockEndpoint('post', '/api/login/passkey', () => errorResponse(401, 'passkey.refused', 'You can’t sign in with this passkey.'))
  const { user, opened } = renderSignIn('/login')
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' })
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not used.')
  isClosed = false
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You can’t sign in with this passkey.'))
  expect(opened).toEqual([])
})

test('BEY-061 a browser without passkeys offers none', async () => {
  renderSignIn('/login')
  await screen.findByLabelText(/^Password/)
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})
