import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Schema } from '../api'
import { mockSignedIn, renderRoutes } from '../testing'
import { DateField, Form, Submit, useKitForm } from '.'

const SAVED_DAY = '1990-05-17'
const WRONG_FORMAT = 'please provide valid date format'

interface BirthFormProps {
  onSubmit: (submission: { body: Record<string, unknown> }) => Promise<void>
  min?: string | undefined
}

function BirthForm({ onSubmit, min }: BirthFormProps) {
  const form = useKitForm('ClientCreate', {
    initialValues: { first_name: 'A', last_name: 'B', date_of_birth: SAVED_DAY } as Schema['ClientCreate'],
    onSubmit,
  })
  return (
    <Form form={form}>
      <DateField name="date_of_birth" label="Born" min={min} max="2026-11-01" disabledDates={['2026-10-30']} />
      <Submit>Save</Submit>
    </Form>
  )
}

function renderForm({ min }: { min: string | undefined } = { min: '1900-01-01' }) {
  const onSubmit = vi.fn(async (_: { body: Record<string, unknown> }) => {})
  const { user } = renderRoutes([{ path: '/', element: <BirthForm onSubmit={onSubmit} min={min} /> }])
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

test('PLT-088 the year picker shows twelve years at a time, back to 1850, and leads to the day', async () => {
  mockSignedIn()
  const { user, save, onSubmit } = renderForm({ min: undefined })
  await user.click(screen.getByLabelText('Born'))
  await user.click(await screen.findByRole('button', { name: 'May 1990', hidden: true }))
  await user.click(screen.getByRole('button', { name: '1990', hidden: true }))
  expect(screen.getByText('1982–1993')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Later years', hidden: true }))
  expect(screen.getByText('1994–2005')).toBeInTheDocument()
  for (let page = 0; page < 12; page += 1) await user.click(screen.getByRole('button', { name: 'Earlier years', hidden: true }))
  expect(screen.getByText('1850–1861')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Earlier years', hidden: true })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: '1860', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Feb', hidden: true }))
  await user.click(screen.getByRole('button', { name: '29 February 1860', hidden: true }))
  expect(screen.getByLabelText('Born')).toHaveValue('1860-02-29')
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].body).toMatchObject({ date_of_birth: '1860-02-29' }))
})

test('PLT-088 the calendar refuses listed days and those after the last, and is closed by Escape', async () => {
  mockSignedIn()
  const { user, type } = renderForm()
  await type('2026-10-31')
  await user.click(screen.getByLabelText('Born'))
  expect(await screen.findByRole('button', { name: '30 October 2026', hidden: true })).toBeDisabled()
  expect(screen.getByRole('button', { name: '31 October 2026', hidden: true })).toBeEnabled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('button', { name: '31 October 2026', hidden: true })).toBeNull())
  await type('2026-11-01')
  await user.click(screen.getByLabelText('Born'))
  expect(await screen.findByRole('button', { name: '1 November 2026', hidden: true })).toBeEnabled()
  expect(screen.getByRole('button', { name: '2 November 2026', hidden: true })).toBeDisabled()
})

test('a day is cleared by its button', async () => {
  mockSignedIn()
  const { user, save, onSubmit } = renderForm()
  await user.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(screen.getByLabelText('Born')).toHaveValue('')
  await save()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].body).toMatchObject({ date_of_birth: null }))
})
