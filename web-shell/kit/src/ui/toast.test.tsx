import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectNoA11yViolations, renderRoutes } from '../testing'
import { toast } from '.'

afterEach(() => vi.useRealTimers())

test('PLT-087 a toast with an action runs it and has a labelled close button', async () => {
  const undo = vi.fn()
  const { user } = renderRoutes([{ path: '/', element: <p>Calendar</p> }])
  act(() => {
    toast.success('Saved')
    toast.withAction({ message: 'Moved', actionLabel: 'Undo', onAction: undo })
  })
  expect(await screen.findByText('Moved')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const waitForRemoval = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

test('PLT-087 a toast is announced and closes after 2000 ms, one with an action after 10 seconds', async () => {
  renderRoutes([{ path: '/', element: <p>Calendar</p> }])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => {
    toast.success('Saved')
    toast.error('Not saved')
    toast.withAction({ message: 'Moved', actionLabel: 'Undo', onAction: () => {} })
  })
  await advance(0)
  expect(screen.getByText('Saved').closest('[role]')).toHaveAttribute('role', 'status')
  expect(screen.getByText('Not saved').closest('[role]')).toHaveAttribute('role', 'alert')
  expect(screen.getByText('Moved').closest('[role]')).toHaveAttribute('role', 'status')
  await advance(1_700)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  expect(screen.getByText('Not saved')).toBeInTheDocument()
  await advance(800)
  await waitForRemoval('Saved')
  await waitForRemoval('Not saved')
  await advance(6_500)
  expect(screen.getByText('Moved')).toBeInTheDocument()
  await advance(1_500)
  await waitForRemoval('Moved')
})
