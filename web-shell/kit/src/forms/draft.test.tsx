import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { accessible, answer, inLanguage, ok, show } from '../testing'
import { Form, Submit, TextField, useKitForm } from '.'

const AT = '/api/drafts/note/n1'
const old = { body: { title: 'From yesterday' }, base_version: null, updated_at: '2026-11-21 09:32:00' }
const schema = z.looseObject({}) as unknown as z.ZodType<unknown, Record<string, unknown>>
/** Longer than the pause before what is typed is kept. */
const SOON = 1600

function Note() {
  const form = useKitForm<Record<string, unknown>>({
    schema,
    initial: { title: '' },
    onSubmit: async () => {},
    draft: { form: 'note', subject: 'n1' },
  })
  return (
    <Form form={form}>
      <TextField name="title" label="Title" />
      <Submit>Save</Submit>
    </Form>
  )
}

const wait = (ms: number) => new Promise((go) => setTimeout(go, ms))
const open = () => show([{ path: '/', element: <Note /> }])
const keeping = () => answer('put', AT, () => ok(null))
const titles = (calls: ReturnType<typeof answer>) => calls.map(({ body }) => (body as { body: { title: string } }).body.title)
const online = () => window.dispatchEvent(new Event('online'))

/** A look at what was kept that is answered when the test says so. */
function heldBack() {
  let release = (_: unknown) => {}
  const held = new Promise((go) => {
    release = go
  })
  answer('get', AT, async () => ok(await held))
  return (draft: unknown) => release(draft)
}

test('BEY-024 a draft that comes late doesn’t replace what is typed: it is offered, and until then neither is overwritten', async () => {
  const come = heldBack()
  const kept = keeping()
  const { user } = open()
  await user.type(await screen.findByLabelText('Title'), 'Today')
  await wait(SOON)
  expect(kept).toEqual([])
  come(old)
  expect(await screen.findByText(/There is a draft from 2026-11-21 10:32\./)).toBeInTheDocument()
  expect(screen.getByLabelText('Title')).toHaveValue('Today')
  await accessible()
  await wait(SOON)
  expect(kept).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Leave the draft' }))
  await waitFor(() => expect(titles(kept)).toEqual(['Today']), { timeout: 3000 })
})

test('BEY-024 a draft that comes late is taken when one says so', async () => {
  await inLanguage('sv')
  const come = heldBack()
  const { user } = open()
  await user.type(await screen.findByLabelText('Title'), 'Today')
  come(old)
  await user.click(await screen.findByRole('button', { name: 'Ta utkastet' }))
  expect(screen.getByLabelText('Title')).toHaveValue('From yesterday')
  await inLanguage('en')
})

test('BEY-024 while the server doesn’t say what was kept nothing is overwritten; it is asked again when the network is back', async () => {
  const answers = [() => HttpResponse.error(), () => ok(old)]
  const looks = answer('get', AT, () => (answers.shift() as () => never)())
  const kept = keeping()
  const { user } = open()
  await user.type(await screen.findByLabelText('Title'), 'T')
  await wait(SOON)
  expect([looks.length, kept.length]).toEqual([1, 0])
  online()
  expect(await screen.findByText(/There is a draft from/)).toBeInTheDocument()
})

test('BEY-024 the server is asked again after a pause, too, and what was typed meanwhile is kept then', async () => {
  const answers = [() => HttpResponse.error(), () => ok(null)]
  answer('get', AT, () => (answers.shift() as () => never)())
  const kept = keeping()
  const { user } = open()
  await user.type(await screen.findByLabelText('Title'), 'Today')
  await waitFor(() => expect(titles(kept)).toEqual(['Today']), { timeout: 5000 })
})

test('BEY-024 what could not be kept is kept when the network is back, and the latest words win', async () => {
  let fails = true
  const kept = answer('put', AT, () => (fails ? HttpResponse.error() : ok(null)))
  const { user } = open()
  await user.type(await screen.findByLabelText('Title'), 'One')
  await waitFor(() => expect(titles(kept)).toEqual(['One']), { timeout: 3000 })
  await user.type(screen.getByLabelText('Title'), ' two')
  fails = false
  online()
  await waitFor(() => expect(titles(kept)).toEqual(['One', 'One two']))
  await wait(SOON)
  expect(kept.length).toBe(2)
})

test('BEY-024 what could not be kept is tried again after a pause, without a further key', async () => {
  const answers = [() => HttpResponse.error(), () => ok(null)]
  const kept = answer('put', AT, () => (answers.shift() as () => never)())
  const { user } = open()
  await user.type(await screen.findByLabelText('Title'), 'One')
  await waitFor(() => expect(titles(kept)).toEqual(['One', 'One']), { timeout: 5000 })
})

test('BEY-024 earlier words that are long on their way never come after later ones', async () => {
  let release = () => {}
  const held = new Promise<void>((go) => {
    release = go
  })
  const kept = answer('put', AT, async () => {
    await held
    return ok(null)
  })
  const { user } = open()
  await user.type(await screen.findByLabelText('Title'), 'One')
  await waitFor(() => expect(kept.length).toBe(1), { timeout: 3000 })
  await user.type(screen.getByLabelText('Title'), ' two')
  await wait(SOON)
  expect(kept.length).toBe(1)
  release()
  await waitFor(() => expect(titles(kept)).toEqual(['One', 'One two']), { timeout: 3000 })
})
