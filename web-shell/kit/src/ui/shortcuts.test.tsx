import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../testing'
import { Modal, setShortcutsEnabled, useShortcutList, useShortcuts } from '.'

afterEach(() => act(() => setShortcutsEnabled(true)))

function Screen() {
  const [presses, setPresses] = useState<string[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const press = (name: string) => () => setPresses((previous) => [...previous, name])
  useShortcuts([
    { keys: 'n', label: 'New booking', group: 'Calendar', onPress: press('new') },
    { keys: 'c', label: 'Cash', group: 'Calendar', onPress: press('cash') },
    { keys: 'g c', label: 'Calendar', group: 'Go to', onPress: press('calendar') },
    { keys: 'ArrowLeft', label: 'Previous day', group: 'Calendar', onPress: press('previous') },
  ])
  const { shortcuts } = useShortcutList()
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <output>{presses.join()}</output>
      <p>{shortcuts.map(({ keys, label }) => `${keys} ${label}`).join(', ')}</p>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Dialog">
        <button type="button">Inside</button>
      </Modal>
    </>
  )
}

const renderScreen = () => renderRoutes([{ path: '/', element: <Screen /> }])
const getPresses = () => screen.getByRole('status').textContent

test('USE-009 a key runs the action of the screen, and G then a letter goes to a page', async () => {
  const { user, router } = renderScreen()
  await screen.findByText('n New booking, c Cash, g c Calendar, ArrowLeft Previous day')
  await user.keyboard('n{ArrowLeft}')
  expect(getPresses()).toBe('new,previous')
  await user.keyboard('gc')
  expect(getPresses()).toBe('new,previous,calendar')
  await user.keyboard('c')
  expect(getPresses()).toBe('new,previous,calendar,cash')
  await user.keyboard('{Control>}n{/Control}')
  expect(getPresses()).toBe('new,previous,calendar,cash')
  await act(() => router.navigate('/other'))
  await user.keyboard('n')
})

test('USE-009 keys do nothing while typing or behind a dialog', async () => {
  const { user } = renderScreen()
  await user.type(await screen.findByLabelText('Name'), 'gcn')
  expect(getPresses()).toBe('')
  expect(screen.getByLabelText('Name')).toHaveValue('gcn')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  await user.keyboard('n')
  expect(getPresses()).toBe('')
})

test('USE-009 keys of a single character can be switched off, arrows stay, and the choice is kept in the browser (WCAG 2.1.4)', async () => {
  const { user } = renderScreen()
  await screen.findByText(/New booking/)
  act(() => setShortcutsEnabled(false))
  await user.keyboard('ngc{ArrowLeft}')
  expect(getPresses()).toBe('previous')
  expect(localStorage.getItem('keyboard-shortcuts')).toBe('off')
})
