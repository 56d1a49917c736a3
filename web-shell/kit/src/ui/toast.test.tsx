import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accessible, show } from '../testing'
import { offer, toast } from '.'

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
