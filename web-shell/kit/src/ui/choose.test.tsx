import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderRoutes } from '../testing'
import { askReason, choose, NONE_OF_THEM } from '.'

const question = {
  title: 'The client exists',
  body: 'Which one?',
  options: [{ value: 'c1', label: 'Alva Berg', details: '070-174 06 05' }],
  confirmLabel: 'Save anyway',
  cancelLabel: 'Go back',
}

async function open<Choice>(ask: () => Promise<Choice>, name: string) {
  const { user } = renderRoutes([{ path: '/', element: <p>The screen</p> }])
  await screen.findByText('The screen')
  const onChoice = vi.fn()
  act(() => void ask().then(onChoice))
  return { user, onChoice, dialog: within(await screen.findByRole('dialog', { name })) }
}

test.each([
  ['an option by its button', /^Alva Berg/, 'c1'],
  ['none of them', 'Save anyway', NONE_OF_THEM],
  ['to go back', 'Go back', null],
])('USE-005 the user chooses %s', async (_, button, choice) => {
  const { user, onChoice, dialog } = await open(() => choose(question), question.title)
  await user.click(dialog.getByRole('button', { name: button }))
  await waitFor(() => expect(onChoice.mock.calls).toEqual([[choice]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('USE-005 Escape goes back without a choice', async () => {
  const { user, onChoice } = await open(() => choose(question), question.title)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onChoice.mock.calls).toEqual([[null]]))
})

test.each([
  ['the button', 'Cancel'],
  ['Escape', null],
])('USE-014 a question for a reason is left by %s without one', async (_, button) => {
  const ask = () => askReason({ title: 'Delete the note', body: 'It can’t be undone.', confirmLabel: 'Delete' })
  const { user, onChoice, dialog } = await open(ask, 'Delete the note')
  if (button) await user.click(dialog.getByRole('button', { name: button }))
  else await user.keyboard('{Escape}')
  await waitFor(() => expect(onChoice.mock.calls).toEqual([[null]]))
})
