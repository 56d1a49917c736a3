import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { renderRoutes } from '../testing'
import { Form, MultiSelectField, NumberField, PasswordField, Submit, useKitForm } from '.'

const schema = z.object({ count: z.number().nullable(), colours: z.array(z.string()), password: z.string() })
const colours = ['red', 'blue'].map((value) => ({ value, label: value }))

function ValuesForm({ onSubmit }: { onSubmit: (submission: { body: z.infer<typeof schema> }) => Promise<void> }) {
  const initialValues = { count: 3 as number | null, colours: [] as string[], password: '' }
  const form = useKitForm(schema, { initialValues, onSubmit })
  return (
    <Form form={form}>
      <NumberField name="count" label="Count" />
      <MultiSelectField name="colours" label="Colours" options={colours} />
      <PasswordField name="password" label="Password" />
      <Submit>Save</Submit>
    </Form>
  )
}

test('what is typed and chosen is sent, and an empty number is none', async () => {
  const onSubmit = vi.fn(async (_: { body: z.infer<typeof schema> }) => {})
  const { user } = renderRoutes([{ path: '/', element: <ValuesForm onSubmit={onSubmit} /> }])
  const count = await screen.findByRole('textbox', { name: 'Count' })
  await user.clear(count)
  await user.type(count, '12')
  await user.click(screen.getByRole('combobox', { name: 'Colours' }))
  await user.click(await screen.findByRole('option', { name: 'blue', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0].body).toEqual({ count: 12, colours: ['blue'], password: '' }))
  await user.clear(count)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0].body.count).toBeNull())
})

test('a password is shown and hidden by its button', async () => {
  const { user } = renderRoutes([{ path: '/', element: <ValuesForm onSubmit={async () => {}} /> }])
  const password = await screen.findByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect(password).toHaveAttribute('type', 'password')
})
