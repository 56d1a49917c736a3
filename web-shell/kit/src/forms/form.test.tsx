import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '../api'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  okResponse,
  renderRoutes,
  setTestLanguage,
  validationErrorResponse,
} from '../testing'
import { DateField, Form, MoneyField, PhoneField, Submit, SwitchField, TextField, useKitForm } from '.'

const saveCompany = ({ body, idempotencyKey }: Submission<Schema['CompanyUpdate']>) =>
  unwrap(client.PUT('/api/company', { body, headers: idempotencyHeader(idempotencyKey) }))

const company: Schema['CompanyUpdate'] = {
  name: 'Kliniken',
  theme_color: '#5551CE',
  is_black_text: false,
  timezone: 'Europe/Stockholm',
  unit: 'sek',
  version: 1,
}

function CompanyForm({ onDone, draft }: { onDone?: (saved: Schema['CompanyOut']) => unknown; draft?: { form: string; subject: string } }) {
  const form = useKitForm('CompanyUpdate', { initialValues: company, onSubmit: saveCompany, onDone, draft })
  return (
    <Form form={form} label="Company">
      <TextField name="theme_color" label="Colour" />
      <TextField name="name" label="Name" required />
      <SwitchField name="is_black_text" label="Black text" />
      <Submit>Save</Submit>
    </Form>
  )
}

const renderForm = (element = <CompanyForm />) => renderRoutes([{ path: '/', element }])
const clickSave = (user: ReturnType<typeof renderRoutes>['user']) => user.click(screen.getByRole('button', { name: 'Save' }))

test('PLT-106 the server’s schema validates in the browser with its rules and messages, and focuses the first error', async () => {
  const calls = mockEndpoint('put', '/api/company', () => okResponse(company))
  const { user } = renderForm()
  await expectNoA11yViolations()
  await user.clear(screen.getByLabelText(/Colour/))
  await user.type(screen.getByLabelText(/Colour/), 'red')
  await user.clear(screen.getByLabelText(/Name/))
  await clickSave(user)
  expect(await screen.findByText('Choose a colour as #RRGGBB.')).toBeInTheDocument()
  expect(screen.getByText('This field is required.')).toBeInTheDocument()
  expect(screen.getByLabelText(/Colour/)).toHaveFocus()
  expect(calls).toEqual([])
})

test('PLT-001 the server’s errors are shown on their fields, and the first is focused', async () => {
  mockEndpoint('put', '/api/company', () => validationErrorResponse({ name: 'That name is taken', 'somewhere.else': 'And this is wrong' }))
  const { user } = renderForm()
  await clickSave(user)
  expect(await screen.findByText('That name is taken')).toBeInTheDocument()
  expect(screen.getByLabelText(/Name/)).toHaveFocus()
  expect(screen.getByLabelText(/Name/)).toBeInvalid()
  expect(screen.getByRole('alert')).toHaveTextContent('And this is wrong')
})

test('a retry sends the same idempotency key only while the outcome is unknown', async () => {
  const responses = [() => HttpResponse.error(), () => errorResponse(409, 'conflict', 'Someone else was first'), () => okResponse(company)]
  const calls = mockEndpoint('put', '/api/company', () => (responses.shift() as () => Response)() as never)
  const onDone = vi.fn()
  const { user } = renderForm(<CompanyForm onDone={onDone} />)
  await clickSave(user)
  expect(await screen.findByText(/No Internet Connection/)).toBeInTheDocument()
  await clickSave(user)
  expect(await screen.findByText('Someone else was first')).toBeInTheDocument()
  await clickSave(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const [first, second, third] = calls.map((call) => call.request.headers.get('Idempotency-Key'))
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})

test('a double click submits once', async () => {
  const calls = mockEndpoint('put', '/api/company', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return okResponse(company)
  })
  const { user } = renderForm()
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.length).toBe(1))
})

test('a version conflict shows both values and lets the user choose', async () => {
  const conflict = () => errorResponse(409, 'version.stale', 'changed', { current: { ...company, name: 'Kliniken vid Ån', version: 7 } })
  const responses = [conflict, () => okResponse(company)]
  const calls = mockEndpoint('put', '/api/company', () => (responses.shift() as () => never)())
  const { user } = renderForm()
  await user.type(screen.getByLabelText(/Name/), ' AB')
  await clickSave(user)
  const table = await screen.findByRole('table', { name: 'Changed by someone else' })
  expect(table).toHaveTextContent('Kliniken vid Ån')
  expect(table).toHaveTextContent('Kliniken AB')
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(calls.length).toBe(2))
  expect(calls[1]?.body).toMatchObject({ name: 'Kliniken AB', version: 7 })
})

test('the saved version can be used instead', async () => {
  mockEndpoint('put', '/api/company', () =>
    errorResponse(409, 'version.stale', 'changed', { current: { ...company, name: 'Kliniken vid Ån', version: 7 } }),
  )
  const { user } = renderForm()
  await user.type(screen.getByLabelText(/Name/), ' AB')
  await clickSave(user)
  await user.click(await screen.findByRole('button', { name: 'Use saved version' }))
  expect(screen.getByLabelText(/Name/)).toHaveValue('Kliniken vid Ån')
})

test('a draft is restored, autosaved while typing, and deleted when the form is saved', async () => {
  mockEndpoint('get', '/api/drafts/company/c1', () =>
    okResponse({ body: { name: 'Halfway' }, base_version: 1, updated_at: '2026-11-21 08:30:00' }),
  )
  const saves = mockEndpoint('put', '/api/drafts/company/c1', () => okResponse(null))
  const deletions = mockEndpoint('delete', '/api/drafts/company/c1', () => okResponse(null))
  mockEndpoint('put', '/api/company', () => okResponse(company))
  const { user } = renderForm(<CompanyForm draft={{ form: 'company', subject: 'c1' }} />)
  await waitFor(() => expect(screen.getByLabelText(/Name/)).toHaveValue('Halfway'))
  expect(screen.getByText('Your unsaved draft from 2026-11-21 09:30 is back.')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/Name/), ' there')
  await waitFor(() => expect(saves.at(-1)?.body).toMatchObject({ body: { name: 'Halfway there' }, base_version: 1 }), { timeout: 3000 })
  await clickSave(user)
  await waitFor(() => expect(deletions.length).toBe(1))
})

test('PLT-106 nothing is autosaved during submission, and a form opened during it loads the draft after it', async () => {
  const steps: string[] = []
  mockEndpoint('get', '/api/drafts/company/c2', () => {
    steps.push('draft loaded')
    return HttpResponse.json({ status: '1', message: '', data: null })
  })
  const saves = mockEndpoint('put', '/api/drafts/company/c2', () => okResponse(null))
  mockEndpoint('put', '/api/company', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    steps.push('form saved')
    return okResponse(company)
  })
  const draft = { form: 'company', subject: 'c2' }
  const { user } = renderForm(<CompanyForm draft={draft} />)
  await waitFor(() => expect(steps).toEqual(['draft loaded']))
  await user.type(screen.getByLabelText(/Name/), ' AB')
  await clickSave(user)
  renderForm(<CompanyForm draft={draft} />)
  await waitFor(() => expect(steps).toEqual(['draft loaded', 'form saved', 'draft loaded']), { timeout: 5000 })
  expect(saves).toEqual([])
})

test('onDone gets the saved row once the draft is deleted, and the form is being submitted until it resolves', async () => {
  const updatedAt = '2026-11-19 08:30:00'
  mockEndpoint('get', '/api/drafts/company/c1', () =>
    okResponse({ form: 'company', subject: 'c1', base_version: 1, updated_at: updatedAt, body: { name: 'Typed' } }),
  )
  const deletedDrafts = mockEndpoint('delete', '/api/drafts/company/c1', () => okResponse(null))
  mockEndpoint('put', '/api/company', () => okResponse({ ...company, name: 'Saved' }))
  const done = Promise.withResolvers<void>()
  const onDone = vi.fn(({ name }: Schema['CompanyOut']) => {
    expect([name, deletedDrafts.length]).toEqual(['Saved', 1])
    return done.promise
  })
  const { user } = renderForm(<CompanyForm onDone={onDone} draft={{ form: 'company', subject: 'c1' }} />)
  await waitFor(() => expect(screen.getByLabelText(/Name/)).toHaveValue('Typed'))
  await clickSave(user)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('data-loading')
  done.resolve()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('data-loading'))
  expect(onDone.mock.results[0]?.type).toBe('return')
})

function ClientForm({ onSubmit }: { onSubmit: (submission: { body: Record<string, unknown> }) => Promise<void> }) {
  const form = useKitForm('ClientCreate', {
    initialValues: { first_name: 'A', last_name: 'B' } as Schema['ClientCreate'],
    onSubmit,
  })
  return (
    <Form form={form}>
      <MoneyField name="price" label="Price" />
      <DateField name="date_of_birth" label="Born" />
      <PhoneField name="mobile_number" label="Mobile" />
      <Submit>Save</Submit>
    </Form>
  )
}

test('PLT-101 a phone number is submitted as digits and a day as YYYY-MM-DD', async () => {
  const onSubmit = vi.fn(async () => {})
  const { user } = renderForm(<ClientForm onSubmit={onSubmit} />)
  await user.type(screen.getByLabelText('Mobile'), '70-123 45 67')
  await user.type(screen.getByLabelText('Born'), '1990-05-17')
  await user.tab()
  await clickSave(user)
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  const [[{ body }]] = onSubmit.mock.calls as unknown as [[{ body: Record<string, unknown> }]]
  expect(body).toMatchObject({ mobile_number: '701234567', date_of_birth: '1990-05-17' })
})

test('PLT-101 a dialling code is searched by the country’s name', async () => {
  const onSubmit = vi.fn(async () => {})
  const { user } = renderForm(<ClientForm onSubmit={onSubmit} />)
  await user.type(screen.getByLabelText('Mobile'), '9812345678')
  await user.type(screen.getByRole('combobox', { name: 'Country code' }), 'indi')
  await user.click(await screen.findByRole('option', { name: '+91 India', hidden: true }))
  await clickSave(user)
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  const [[{ body }]] = onSubmit.mock.calls as unknown as [[{ body: Record<string, unknown> }]]
  expect(body).toMatchObject({ country_code: '+91', mobile_number: '9812345678' })
})

test('PLT-090 a validation message is in Swedish', async () => {
  await setTestLanguage('sv')
  const { user } = renderForm()
  await user.clear(screen.getByLabelText(/Name/))
  await clickSave(user)
  expect(await screen.findByText('Fältet måste fyllas i.')).toBeInTheDocument()
  await setTestLanguage('en')
})
