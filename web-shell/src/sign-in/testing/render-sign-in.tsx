import { createSession, errorResponse, mockEndpoint, okResponse } from '@clinic/kit/testing'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../app'

/** Renders the sign-in's entry at an address. `opened` lists the pages of other entries that it leads to. */
export function renderSignIn(path: string) {
  window.history.replaceState(null, '', path)
  const opened: string[] = []
  const view = render(<App openPage={(to) => opened.push(to)} />)
  return { ...view, opened, user: userEvent.setup() }
}

/** Answers that nobody is signed in. */
export const mockNoSession = () => mockEndpoint('get', '/api/session', () => errorResponse(401, 'auth.required', 'Not authorized!'))

/** Answers that a user is signed in. */
export const mockSession = (changes: Parameters<typeof createSession>[0] = {}) =>
  mockEndpoint('get', '/api/session', () => okResponse(createSession(changes)))

/** Answers that a sign-up of this browser waits for its code, or that none does. */
export const mockPendingSignUp = (email: string | null) => mockEndpoint('get', '/api/v2/register', () => okResponse(email && { email }))
