import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Form, Submit, useKitForm } from '../forms'
import { renderRoutes } from '../testing'
import { EntityMultiSelect, type EntitySource } from '.'

const rooms = [
  { id: 'r1', label: 'Room 1' },
  { id: 'r2', label: 'Room 2' },
]
const source: EntitySource = {
  key: ['rooms'],
  search: async (text) => rooms.filter(({ label }) => label.includes(text)),
  load: async (id) => rooms.find((room) => room.id === id) ?? { id, label: '' },
}
const schema = z.object({ room_ids: z.array(z.string()) })

function RoomsForm({ onSubmit }: { onSubmit: (submission: { body: z.infer<typeof schema> }) => Promise<void> }) {
  const form = useKitForm(schema, { initialValues: { room_ids: ['r1'] }, onSubmit })
  return (
    <Form form={form}>
      <EntityMultiSelect name="room_ids" label="Rooms" source={source} />
      <Submit>Save</Submit>
    </Form>
  )
}

test('rows are found by their names, and their ids are sent', async () => {
  const onSubmit = vi.fn(async (_: { body: z.infer<typeof schema> }) => {})
  const { user } = renderRoutes([{ path: '/', element: <RoomsForm onSubmit={onSubmit} /> }])
  expect(await screen.findByText('Room 1')).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: 'Rooms' }), '2')
  await user.click(await screen.findByRole('option', { name: 'Room 2', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0].body).toEqual({ room_ids: ['r1', 'r2'] }))
})
