import { renderRoutes } from '@clinic/kit/testing'
import { ErrorBoundary } from '@clinic/kit/ui'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyComponent } from './lazy-component'

// React logs the error that a boundary catches, which the second test causes on purpose.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const Screen = () => <h1>The screen</h1>

function renderLazy(load: () => Promise<typeof Screen>) {
  const fallback = (error: unknown, reset: () => void) => (
    <button type="button" onClick={reset}>
      {String(error)}
    </button>
  )
  const element = (
    <ErrorBoundary fallback={fallback}>
      <LazyComponent load={load} />
    </ErrorBoundary>
  )
  return renderRoutes([{ path: '/', element }])
}

test('a component shows a loading indicator until its code has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Screen>()
  renderLazy(() => promise)
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  resolve(Screen)
  expect(await screen.findByRole('heading', { name: 'The screen' })).toBeInTheDocument()
})

test('PLT-084 a component whose code cannot be loaded shows the error, and a retry loads it again', async () => {
  const load = vi.fn(async () => Screen).mockRejectedValueOnce(new Error('gone'))
  const { user } = renderLazy(load)
  await user.click(await screen.findByRole('button', { name: 'Error: gone' }))
  expect(await screen.findByRole('heading', { name: 'The screen' })).toBeInTheDocument()
  expect(load.mock.calls.length).toBeGreaterThan(1)
})
