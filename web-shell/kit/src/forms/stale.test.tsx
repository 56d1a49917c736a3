import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { client, unwrap } from '../api'
import { RichTextField } from '../editor'
import { accessible, answer, inLanguage, ok, refusal, show } from '../testing'
import { Form, MultiSelectField, PicturesField, SignatureField, Submit, SwitchField, TextField, useKitForm } from '.'

const schema = z.looseObject({}) as unknown as z.ZodType<unknown, Record<string, unknown>>
const put = ({ body }: { body: unknown }) => unwrap(client.PUT('/api/company', { body: body as never }))
const text = (...lines: string[]) => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})
const mine = { title: 'Mine', notes: text('My note'), pictures: ['p1'], rooms: ['r1'], is_open: true, extra: [1], version: 1 }
const theirs = { ...mine, title: 'Theirs', notes: text('Their note', 'in two lines'), pictures: ['p2', 'p3'], rooms: ['r1', 'r2'] }

function Everything({ startFrom }: { startFrom?: (saved: never) => Record<string, unknown> }) {
  const form = useKitForm<Record<string, unknown>>({ schema, initial: mine, onSubmit: put as never, ...(startFrom && { startFrom }) })
  return (
    <Form form={form}>
      <TextField name="title" label="Title" />
      <RichTextField name="notes" label="Notes" />
      <PicturesField name="pictures" label="Pictures" known={['p1', 'p2', 'p3'].map((id) => ({ id, name: id, url: `/${id}` }))} />
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

function Signing({ onReread }: { onReread: () => void }) {
  const form = useKitForm<Record<string, unknown>>({ schema, initial: { signature: null, version: 1 }, onSubmit: put as never, onReread })
  return (
    <Form form={form}>
      <SignatureField name="signature" label="Signature" />
      <Submit>Sign</Submit>
    </Form>
  )
}

const stale = (current: object) => () => refusal(409, 'version.stale', 'changed', { current })
const saved = (...answers: (() => Response)[]) => answer('put', '/api/company', () => (answers.shift() as () => never)())
const press = async (user: ReturnType<typeof show>['user'], name: string) => user.click(await screen.findByRole('button', { name }))

afterEach(() => inLanguage('en'))

test('PLT-106, REC-022 what differs stands side by side in words, also what no field shows by itself', async () => {
  saved(stale({ ...theirs, is_open: false, extra: [1, 2], version: 2 }))
  const { user } = show([{ path: '/', element: <Everything /> }])
  await press(user, 'Save')
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Title', 'Theirs', 'Mine'],
    ['Notes', 'Their note\nin two lines', 'My note'],
    ['Pictures', '2 pictures', '1 picture'],
    ['Rooms', 'Blue, Red', 'Blue'],
    ['Open', 'off', 'on'],
    ['Other', '2 in the list', '1 in the list'],
  ])
  await accessible()
})

test('what is saved is taken with its version, so that saving it again changes nothing of a colleague’s', async () => {
  const calls = saved(stale({ ...theirs, version: 2 }), () => ok(null))
  const { user } = show([{ path: '/', element: <Everything /> }])
  await press(user, 'Save')
  await press(user, 'Take what is saved')
  await press(user, 'Save')
  await waitFor(() => expect(calls.length).toBe(2))
  expect(calls[1]?.body).toEqual({ ...theirs, version: 2 })
})

test('what is saved in another shape is compared as the form would begin from it', async () => {
  saved(stale({ name: 'Theirs', version: 2 }))
  const { user } = show([{ path: '/', element: <Everything startFrom={({ name }: { name: string }) => ({ title: name })} /> }])
  await press(user, 'Save')
  expect(await screen.findByRole('table', { name: 'Changed by someone else' })).toHaveTextContent('TitleTheirsMine')
})

test('PLT-106 with a version alone there is nothing to compare: what is saved can only be looked at', async () => {
  const calls = saved(stale({ version: 2 }))
  const { user } = show([{ path: '/', element: <Everything /> }])
  await press(user, 'Save')
  expect(await screen.findByRole('button', { name: 'Show what is saved' })).toBeInTheDocument()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull()
  expect(calls.length).toBe(1)
})

test('REC-022 whoever signs is shown what is saved first, and nothing is signed unread', async () => {
  await inLanguage('sv')
  const reread = vi.fn()
  const calls = saved(stale({ signature: null, title: 'Theirs', version: 2 }))
  const { user } = show([{ path: '/', element: <Signing onReread={reread} /> }])
  await press(user, 'Sign')
  expect(await screen.findByRole('alert')).toHaveTextContent('Någon ändrade detta efter att du öppnade det.')
  expect(screen.queryByRole('button', { name: 'Behåll mitt' })).toBeNull()
  await press(user, 'Visa det som är sparat')
  expect(reread).toHaveBeenCalledOnce()
  expect(calls.length).toBe(1)
})
