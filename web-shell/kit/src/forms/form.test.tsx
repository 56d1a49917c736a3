import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { client, keyed, type Schema, type Submission, schemaOf, unwrap } from '../api'
import { accessible, answer, inLanguage, invalid, ok, refusal, show } from '../testing'
import { DateField, Form, MoneyField, PhoneField, Submit, SwitchField, TextField, useKitForm } from '.'

const save = ({ body, key }: Submission<Schema['CompanyIn']>) => unwrap(client.PUT('/api/company', { body, headers: keyed(key) }))

const company: Schema['CompanyIn'] = {
  name: 'Kliniken',
  theme_color: '#5551CE',
  is_black_text: false,
  language: 'en',
  customer_language: 'sv',
  timezone: 'Europe/Stockholm',
  date_format: 'YYYY-MM-DD',
  is_twelve_hours: false,
  calendar_first_day_sunday: false,
  unit: 'sek',
  version: 1,
}

function CompanyForm({ onDone, draft }: { onDone?: () => void; draft?: { form: string; subject: string } }) {
  const form = useKitForm({ schema: schemaOf('CompanyIn'), initial: company, onSubmit: save, onDone, draft })
  return (
    <Form form={form} label="Company">
      <TextField name="theme_color" label="Colour" />
      <TextField name="name" label="Name" required />
      <SwitchField name="is_black_text" label="Black text" />
      <Submit>Save</Submit>
    </Form>
  )
}

const open = (element = <CompanyForm />) => show([{ path: '/', element }])
const press = (user: ReturnType<typeof show>['user']) => user.click(screen.getByRole('button', { name: 'Save' }))

test('PLT-106 the server’s schema refuses in the browser, with its rules and texts, and focus is on the first', async () => {
  const calls = answer('put', '/api/company', () => ok(company))
  const { user } = open()
  await accessible()
  await user.clear(screen.getByLabelText(/Colour/))
  await user.type(screen.getByLabelText(/Colour/), 'red')
  await user.clear(screen.getByLabelText(/Name/))
  await press(user)
  expect(await screen.findByText('Choose a colour as #RRGGBB.')).toBeInTheDocument()
  expect(screen.getByText('This field is required.')).toBeInTheDocument()
  expect(screen.getByLabelText(/Colour/)).toHaveFocus()
  expect(calls).toEqual([])
})

test('PLT-001 the server’s errors land on their fields and focus is on the first', async () => {
  answer('put', '/api/company', () => invalid({ name: 'That name is taken', 'somewhere.else': 'And this is wrong' }))
  const { user } = open()
  await press(user)
  expect(await screen.findByText('That name is taken')).toBeInTheDocument()
  expect(screen.getByLabelText(/Name/)).toHaveFocus()
  expect(screen.getByLabelText(/Name/)).toBeInvalid()
  expect(screen.getByRole('alert')).toHaveTextContent('And this is wrong')
})

test('the key of a form goes along again only while nobody knows whether the first was carried out', async () => {
  const answers = [() => HttpResponse.error(), () => refusal(409, 'conflict', 'Somebody else was first'), () => ok(company)]
  const calls = answer('put', '/api/company', () => (answers.shift() as () => Response)() as never)
  const done = vi.fn()
  const { user } = open(<CompanyForm onDone={done} />)
  await press(user)
  expect(await screen.findByText(/No Internet Connection/)).toBeInTheDocument()
  await press(user)
  expect(await screen.findByText('Somebody else was first')).toBeInTheDocument()
  await press(user)
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  const [first, second, third] = calls.map((call) => call.request.headers.get('Idempotency-Key'))
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})

test('a double click sends once', async () => {
  const calls = answer('put', '/api/company', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return ok(company)
  })
  const { user } = open()
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.length).toBe(1))
})

test('a save that comes after someone else’s shows both values and lets one choose', async () => {
  const stale = () => refusal(409, 'version.stale', 'changed', { current: { ...company, name: 'Kliniken vid Ån', version: 7 } })
  const answers = [stale, () => ok(company)]
  const calls = answer('put', '/api/company', () => (answers.shift() as () => never)())
  const { user } = open()
  await user.type(screen.getByLabelText(/Name/), ' AB')
  await press(user)
  const both = await screen.findByRole('table', { name: 'Changed by someone else' })
  expect(both).toHaveTextContent('Kliniken vid Ån')
  expect(both).toHaveTextContent('Kliniken AB')
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(calls.length).toBe(2))
  expect(calls[1]?.body).toMatchObject({ name: 'Kliniken AB', version: 7 })
})

test('what someone else saved can be taken instead', async () => {
  answer('put', '/api/company', () =>
    refusal(409, 'version.stale', 'changed', { current: { ...company, name: 'Kliniken vid Ån', version: 7 } }),
  )
  const { user } = open()
  await user.type(screen.getByLabelText(/Name/), ' AB')
  await press(user)
  await user.click(await screen.findByRole('button', { name: 'Take what is saved' }))
  expect(screen.getByLabelText(/Name/)).toHaveValue('Kliniken vid Ån')
})

test('a draft comes back, is kept while one types, and goes when it is saved', async () => {
  answer('get', '/api/drafts/company/c1', () => ok({ body: { name: 'Halfway' }, base_version: 1, updated_at: '2026-11-21 08:30:00' }))
  const kept = answer('put', '/api/drafts/company/c1', () => ok(null))
  const dropped = answer('delete', '/api/drafts/company/c1', () => ok(null))
  answer('put', '/api/company', () => ok(company))
  const { user } = open(<CompanyForm draft={{ form: 'company', subject: 'c1' }} />)
  await waitFor(() => expect(screen.getByLabelText(/Name/)).toHaveValue('Halfway'))
  expect(screen.getByText('Your unsaved draft from 2026-11-21 09:30 is back.')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/Name/), ' there')
  await waitFor(() => expect(kept.at(-1)?.body).toMatchObject({ body: { name: 'Halfway there' }, base_version: 1 }), { timeout: 3000 })
  await press(user)
  await waitFor(() => expect(dropped.length).toBe(1))
})

test('PLT-106 nothing is kept while it is being saved, and the form that is opened anew meanwhile finds no draft of it', async () => {
  const steps: string[] = []
  answer('get', '/api/drafts/company/c2', () => {
    steps.push('looked')
    return HttpResponse.json({ status: '1', message: '', data: null })
  })
  const kept = answer('put', '/api/drafts/company/c2', () => ok(null))
  answer('put', '/api/company', async () => {
    await new Promise((done) => setTimeout(done, 1500))
    steps.push('saved')
    return ok(company)
  })
  const draft = { form: 'company', subject: 'c2' }
  const { user } = open(<CompanyForm draft={draft} />)
  await waitFor(() => expect(steps).toEqual(['looked']))
  await user.type(screen.getByLabelText(/Name/), ' AB')
  await press(user)
  open(<CompanyForm draft={draft} />)
  await waitFor(() => expect(steps).toEqual(['looked', 'saved', 'looked']), { timeout: 5000 })
  expect(kept).toEqual([])
})

function Fields({ onSubmit }: { onSubmit: (submission: { body: Record<string, unknown> }) => Promise<void> }) {
  const form = useKitForm({ schema: schemaOf('ClientIn'), initial: { first_name: 'A', last_name: 'B' } as Schema['ClientIn'], onSubmit })
  return (
    <Form form={form}>
      <MoneyField name="price" label="Price" />
      <DateField name="date_of_birth" label="Born" />
      <PhoneField name="mobile_number" label="Mobile" />
      <Submit>Save</Submit>
    </Form>
  )
}

test('PLT-101 a phone is digits beside its country code, and a day is kept as on the wire', async () => {
  const sent = vi.fn(async () => {})
  const { user } = open(<Fields onSubmit={sent} />)
  await user.type(screen.getByLabelText('Mobile'), '70-123 45 67')
  await user.type(screen.getByLabelText('Born'), '1990-05-17')
  await user.tab()
  await press(user)
  await waitFor(() => expect(sent).toHaveBeenCalled())
  const [[{ body }]] = sent.mock.calls as unknown as [[{ body: Record<string, unknown> }]]
  expect(body).toMatchObject({ mobile_number: '701234567', date_of_birth: '1990-05-17' })
})

test('PLT-090 a missing value is told in Swedish when the screen is', async () => {
  await inLanguage('sv')
  const { user } = open()
  await user.clear(screen.getByLabelText(/Name/))
  await press(user)
  expect(await screen.findByText('Fältet måste fyllas i.')).toBeInTheDocument()
  await inLanguage('en')
})
