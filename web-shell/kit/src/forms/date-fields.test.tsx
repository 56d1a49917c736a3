import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Schema } from '../api'
import { mockSignedIn, renderRoutes } from '../testing'
import { DateField, Form, Submit, useKitForm } from '.'

const SAVED_DAY = '1990-05-17'
const WRONG_FORMAT = 'please provide valid date format'

function BirthForm({ onSubmit }: { onSubmit: (submission: { body: Record<string, unknown> }) => Promise<void> }) {
  const form = useKitForm('ClientCreate', {
    initialValues: { first_name: 'A', last_name: 'B', date_of_birth: SAVED_DAY } as Schema['ClientCreate'],
    onSubmit,
  })
  return (
    <Form form={form}>
      <DateField name="date_of_birth" label="Born" min="1900-01-01" max="2026-11-01" disabledDates={['2026-10-30']} />
      <Submit>Save</Submit>
    </Form>
  )
}

function renderForm() {
  const onSubmit = vi.fn(async (_: { body: Record<string, unknown> }) => {})
  const { user } = renderRoutes([{ path: '/', element: <BirthForm onSubmit={onSubmit} /> }])
  const type = async (text: string) => {
    await user.clear(screen.getByLabelText('Born'))
    await user.type(screen.getByLabelText('Born'), text)
    await user.tab()
  }
  return { user, onSubmit, type, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}

test('PLT-088 date text takes digits, dash, dot and slash only', async () => {
  mockSignedIn()
  const { type } = renderForm()
  await type('a1b9 9,0-0/5.1x')
  expect(screen.getByLabelText('Born')).toHaveValue('1990-0/5.1')
})

test.each(['31/12/1990', '1990-13-01', '199', '2026-10-30', '1899-12-31', '2026-11-02'])(
  'PLT-088 PLT-104 %s is not applied, the message says why, and nothing is saved until it is mended',
  async (text) => {
    mockSignedIn()
    const { onSubmit, type, save } = renderForm()
    await type(text)
    expect(screen.getByLabelText('Born')).toHaveValue(text)
    await save()
    expect(await screen.findByText(WRONG_FORMAT)).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    await type('2026-10-31')
    await save()
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].body).toMatchObject({ date_of_birth: '2026-10-31' }))
  },
)
