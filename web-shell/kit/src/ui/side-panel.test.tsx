import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Schema } from '../api'
import { DateField, DateTimeField, Form, useKitForm } from '../forms'
import { mockSignedIn, renderRoutes } from '../testing'
import { SidePanel } from './side-panel'

function BookingPanel({ onClose }: { onClose: () => void }) {
  const form = useKitForm('BookingCreate', {
    initialValues: { start_at: '2026-11-24 08:00:00', special_request: '1990-05-17' } as Schema['BookingCreate'],
    onSubmit: async () => {},
  })
  return (
    <SidePanel opened title="Panel" onClose={onClose}>
      <Form form={form}>
        <DateField name="special_request" label="Born" />
        <DateTimeField name="start_at" label="Start" />
      </Form>
    </SidePanel>
  )
}

function renderPanel() {
  mockSignedIn()
  const onClose = vi.fn()
  return { ...renderRoutes([{ path: '/', element: <BookingPanel onClose={onClose} /> }]), onClose }
}

// Without a layout the dropdowns are hidden.
const findInPicker = (name: string) => screen.findByRole('button', { name, hidden: true })
const expectPickerClosed = (name: string) => waitFor(() => expect(screen.queryByRole('button', { name, hidden: true })).toBeNull())

test('USE-009 Escape closes the calendar of a day that is being typed, then the panel', async () => {
  const { user, onClose } = renderPanel()
  await user.click(await screen.findByLabelText('Born'))
  await findInPicker('18 May 1990')
  await user.keyboard('{Escape}')
  await expectPickerClosed('18 May 1990')
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  { clicked: ['26 November 2026'], shown: '25 November 2026' },
  { clicked: ['November 2026', 'Oct'], shown: '15 October 2026' },
])('USE-009 Escape after a click on $clicked closes the date picker, then the panel', async ({ clicked, shown }) => {
  const { user, onClose } = renderPanel()
  await user.click(await screen.findByLabelText('Start'))
  for (const name of clicked) await user.click(await findInPicker(name))
  await findInPicker(shown)
  await user.keyboard('{Escape}')
  await expectPickerClosed(shown)
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('USE-009 Escape closes the date picker when the focus is on nothing', async () => {
  const { user, onClose } = renderPanel()
  await user.click(await screen.findByLabelText('Start'))
  await findInPicker('25 November 2026')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await user.keyboard('{Escape}')
  await expectPickerClosed('25 November 2026')
  expect(onClose).not.toHaveBeenCalled()
})
