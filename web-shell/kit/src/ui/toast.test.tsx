import { act, screen } from '@testing-library/react'
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
const getShown = () => ['Saved', 'Not saved', 'Moved'].filter((text) => screen.queryByText(text))

test('PLT-087 a toast is announced and closes after 2000 ms, one with an action after 10 seconds', async () => {
  renderRoutes([{ path: '/', element: <p>Calendar</p> }])
  vi.useFakeTimers()
  act(() => {
    toast.success('Saved')
    toast.error('Not saved')
    toast.withAction({ message: 'Moved', actionLabel: 'Undo', onAction: () => {} })
  })
  await advance(0)
  expect(screen.getByText('Saved').closest('[role]')).toHaveAttribute('role', 'status')
  expect(screen.getByText('Not saved').closest('[role]')).toHaveAttribute('role', 'alert')
  expect(screen.getByText('Moved').closest('[role]')).toHaveAttribute('role', 'status')
  await advance(1_900)
  expect(getShown()).toEqual(['Saved', 'Not saved', 'Moved'])
  await advance(200)
  expect(getShown(), 'at 2.1 seconds').toEqual(['Moved'])
  await advance(7_800)
  expect(getShown(), 'at 9.9 seconds').toEqual(['Moved'])
  await advance(200)
  expect(getShown(), 'at 10.1 seconds').toEqual([])
})
