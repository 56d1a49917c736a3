import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderRoutes } from './render'
import { errorResponse, mockEndpoint } from './server'

type Routes = Parameters<typeof renderRoutes>[0]

export interface RetryCase {
  /** The screen's address. */
  path: string
  /** The endpoint that fails at first. */
  endpoint: string
  /** The second answer, without which nothing is found. */
  answer?: () => Response
  /** Presses what has to be pressed before the request is sent. */
  open?: (user: ReturnType<typeof renderRoutes>['user']) => Promise<unknown>
  /** What the screen shows when the answer has arrived. */
  shown?: string | RegExp
}

const FAILURE = 'The server is busy. Try again in a moment.'
const ABSENT_MESSAGE = 'It could not be found.'
const answerAbsent = () => errorResponse(404, 'not_found', ABSENT_MESSAGE)

/** Lets a screen's request fail, presses the button of its error message, and asserts that it is sent a second time and its answer shown. */
export async function expectRetry(routes: Routes, retryCase: RetryCase): Promise<void> {
  const { path, endpoint, answer = answerAbsent, open, shown = ABSENT_MESSAGE } = retryCase
  let isBroken = true
  const calls = mockEndpoint('get', endpoint, () => (isBroken ? errorResponse(503, 'server.unavailable', FAILURE) : answer()))
  const { user } = renderRoutes(routes, path)
  await open?.(user)
  const alert = (await screen.findByText(FAILURE)).closest('[role=alert]') as HTMLElement
  const sent = calls.length
  isBroken = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect((await screen.findAllByText(shown))[0]).toBeVisible()
  expect(calls.length).toBeGreaterThan(sent)
  expect(screen.queryByText(FAILURE)).not.toBeInTheDocument()
}
