import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { accessible, show } from '../testing'
import { offer, toast } from '.'

afterEach(() => vi.useRealTimers())

test('PLT-087 what was done is said, can be taken back, and is closed by a button with a name', async () => {
  const undo = vi.fn()
  const { user } = show([{ path: '/', element: <p>Calendar</p> }])
  act(() => {
    toast.success('Saved')
    offer({ message: 'Moved', action: 'Undo', onAction: undo })
  })
  expect(await screen.findByText('Moved')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const gone = (words: string) => waitFor(() => expect(screen.queryByText(words)).toBeNull())

test('PLT-087 a toast is announced and closes after 2000 ms; one that offers a way back stays for ten seconds', async () => {
  show([{ path: '/', element: <p>Calendar</p> }])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => {
    toast.success('Saved')
    toast.error('Not saved')
    offer({ message: 'Moved', action: 'Undo', onAction: () => {} })
  })
  await later(0)
  expect(screen.getByText('Saved').closest('[role]')).toHaveAttribute('role', 'status')
  expect(screen.getByText('Not saved').closest('[role]')).toHaveAttribute('role', 'alert')
  expect(screen.getByText('Moved').closest('[role]')).toHaveAttribute('role', 'status')
  await later(1_700)
  expect(screen.getByText('Saved')).toBeInTheDocument()
  expect(screen.getByText('Not saved')).toBeInTheDocument()
  await later(800)
  await gone('Saved')
  await gone('Not saved')
  await later(6_500)
  expect(screen.getByText('Moved')).toBeInTheDocument()
  await later(1_500)
  await gone('Moved')
})
