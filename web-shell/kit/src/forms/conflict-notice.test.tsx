import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { client, unwrap } from '../api'
import { RichTextField } from '../editor'
import { errorResponse, expectNoA11yViolations, mockEndpoint, okResponse, renderRoutes, setTestLanguage } from '../testing'
import { Form, ImageUploadField, MultiSelectField, SignatureField, Submit, SwitchField, TextField, useKitForm } from '.'

const schema = z.looseObject({})
const saveCompany = ({ body }: { body: unknown }) => unwrap(client.PUT('/api/company', { body: body as never }))
const createDoc = (...lines: string[]) => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})
const mine = { title: 'Mine', notes: createDoc('My note'), pictures: ['p1'], rooms: ['r1'], is_open: true, extra: [1], version: 1 }
const theirs = { ...mine, title: 'Theirs', notes: createDoc('Their note', 'in two lines'), pictures: ['p2', 'p3'], rooms: ['r1', 'r2'] }

function AllFieldsForm({ toFormValues }: { toFormValues?: (saved: { name: string }) => Record<string, unknown> }) {
  const form = useKitForm(schema, {
    initialValues: mine,
    onSubmit: saveCompany,
    ...(toFormValues && { toFormValues }),
  })
  return (
    <Form form={form}>
      <TextField name="title" label="Title" />
      <RichTextField name="notes" label="Notes" />
      <ImageUploadField
        name="pictures"
        label="Pictures"
        existingImages={['p1', 'p2', 'p3'].map((id) => ({ id, name: id, url: `/${id}` }))}
      />
      <MultiSelectField
        name="rooms"
        label="Rooms"
        options={[
          { value: 'r1', label: 'Blue' },
          { value: 'r2', label: 'Red' },
        ]}
      />
      <SwitchField name="is_open" label="Open" />
      <Submit>Save</Submit>
    </Form>
  )
}

function SigningForm({ onReload }: { onReload: () => void }) {
  const form = useKitForm(schema, {
    initialValues: { signature: null, version: 1 },
    onSubmit: saveCompany,
    onReload,
  })
  return (
    <Form form={form}>
      <SignatureField name="signature" label="Signature" />
      <Submit>Sign</Submit>
    </Form>
  )
}

const conflict = (current: object) => () => errorResponse(409, 'version.stale', 'changed', { current })
const mockSave = (...responses: (() => Response)[]) => mockEndpoint('put', '/api/company', () => (responses.shift() as () => never)())
const clickButton = async (user: ReturnType<typeof renderRoutes>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

afterEach(() => setTestLanguage('en'))

test('PLT-106, REC-022 differing values are shown side by side as text, also those without a field', async () => {
  mockSave(conflict({ ...theirs, is_open: false, extra: [1, 2], version: 2 }))
  const { user } = renderRoutes([{ path: '/', element: <AllFieldsForm /> }])
  await clickButton(user, 'Save')
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Title', 'Theirs', 'Mine'],
    ['Notes', 'Their note\nin two lines', 'My note'],
    ['Pictures', '2 pictures', '1 picture'],
    ['Rooms', 'Blue, Red', 'Blue'],
    ['Open', 'off', 'on'],
    ['Other', '2 items', '1 item'],
  ])
  await expectNoA11yViolations()
})

test('the saved version is used with its version number, so that saving again does not conflict', async () => {
  const calls = mockSave(conflict({ ...theirs, version: 2 }), () => okResponse(null))
  const { user } = renderRoutes([{ path: '/', element: <AllFieldsForm /> }])
  await clickButton(user, 'Save')
  await clickButton(user, 'Use saved version')
  await clickButton(user, 'Save')
  await waitFor(() => expect(calls.length).toBe(2))
  expect(calls[1]?.body).toEqual({ ...theirs, version: 2 })
})

test('a saved row of another shape is compared after toFormValues', async () => {
  mockSave(conflict({ name: 'Theirs', version: 2 }))
  const { user } = renderRoutes([{ path: '/', element: <AllFieldsForm toFormValues={({ name }) => ({ title: name })} /> }])
  await clickButton(user, 'Save')
  expect(await screen.findByRole('table', { name: 'Changed by someone else' })).toHaveTextContent('TitleTheirsMine')
})

test('PLT-106 a conflict with only a version number offers only a reload', async () => {
  const calls = mockSave(conflict({ version: 2 }))
  const { user } = renderRoutes([{ path: '/', element: <AllFieldsForm /> }])
  await clickButton(user, 'Save')
  expect(await screen.findByRole('button', { name: 'Show saved version' })).toBeInTheDocument()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull()
  expect(calls.length).toBe(1)
})

test('REC-022 a conflict while signing offers only a reload and submits no signature', async () => {
  await setTestLanguage('sv')
  const onReload = vi.fn()
  const calls = mockSave(conflict({ signature: null, title: 'Theirs', version: 2 }))
  const { user } = renderRoutes([{ path: '/', element: <SigningForm onReload={onReload} /> }])
  await clickButton(user, 'Sign')
  expect(await screen.findByRole('alert')).toHaveTextContent('Någon annan ändrade detta efter att du öppnade det.')
  expect(screen.queryByRole('button', { name: 'Behåll mitt' })).toBeNull()
  await clickButton(user, 'Visa den sparade versionen')
  expect(onReload).toHaveBeenCalledOnce()
  expect(calls.length).toBe(1)
})
