import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { expectNoA11yViolations, mockEndpoint, okResponse, renderRoutes, setTestLanguage } from '../testing'
import { Form, SubmissionDeclined, Submit, TextField, useKitForm } from '.'

const DRAFT_URL = '/api/drafts/note/n1'
const yesterdaysDraft = { body: { title: 'From yesterday' }, base_version: null, updated_at: '2026-11-21 09:32:00' }
const schema = z.looseObject({})
/** Longer than the autosave delay. */
const AFTER_AUTOSAVE_MS = 1600

function NoteForm({ onSubmit = async () => {} }: { onSubmit?: () => Promise<void> }) {
  const form = useKitForm(schema, {
    initialValues: { title: '' },
    onSubmit,
    draft: { form: 'note', subject: 'n1' },
  })
  return (
    <Form form={form}>
      <TextField name="title" label="Title" />
      <Submit>Save</Submit>
    </Form>
  )
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const renderForm = () => renderRoutes([{ path: '/', element: <NoteForm /> }])
const mockSave = () => mockEndpoint('put', DRAFT_URL, () => okResponse(null))
const getTitles = (calls: ReturnType<typeof mockEndpoint>) => calls.map(({ body }) => (body as { body: { title: string } }).body.title)
const goOnline = () => window.dispatchEvent(new Event('online'))

/** Delays the response with the saved draft until the returned function is called. */
function mockDelayedDraft() {
  let release = (_: unknown) => {}
  const response = new Promise((resolve) => {
    release = resolve
  })
  mockEndpoint('get', DRAFT_URL, async () => okResponse(await response))
  return (draft: unknown) => release(draft)
}

test('BEY-024 a draft that loads after typing began is offered, and neither version is overwritten before the choice', async () => {
  const respond = mockDelayedDraft()
  const saves = mockSave()
  const { user } = renderForm()
  await user.type(await screen.findByLabelText('Title'), 'Today')
  await delay(AFTER_AUTOSAVE_MS)
  expect(saves).toEqual([])
  respond(yesterdaysDraft)
  expect(await screen.findByText(/You have a draft from 2026-11-21 10:32\./)).toBeInTheDocument()
  expect(screen.getByLabelText('Title')).toHaveValue('Today')
  await expectNoA11yViolations()
  await delay(AFTER_AUTOSAVE_MS)
  expect(saves).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(getTitles(saves)).toEqual(['Today']), { timeout: 3000 })
})

test('BEY-024 a restored draft is discarded by its button: it is deleted, and the form is as before', async () => {
  mockEndpoint('get', DRAFT_URL, () => okResponse(yesterdaysDraft))
  const deleted = mockEndpoint('delete', DRAFT_URL, () => okResponse(null))
  const { user } = renderForm()
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('From yesterday'))
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''))
  await waitFor(() => expect(deleted).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
})

test('BEY-024 a conflicting draft is restored on request', async () => {
  await setTestLanguage('sv')
  const respond = mockDelayedDraft()
  const { user } = renderForm()
  await user.type(await screen.findByLabelText('Title'), 'Today')
  respond(yesterdaysDraft)
  await user.click(await screen.findByRole('button', { name: 'Återställ utkastet' }))
  expect(screen.getByLabelText('Title')).toHaveValue('From yesterday')
  await setTestLanguage('en')
})

test('BEY-024 nothing is saved until the draft has loaded, which is retried when the browser is online', async () => {
  const responses = [() => HttpResponse.error(), () => okResponse(yesterdaysDraft)]
  const loads = mockEndpoint('get', DRAFT_URL, () => (responses.shift() as () => never)())
  const saves = mockSave()
  const { user } = renderForm()
  await user.type(await screen.findByLabelText('Title'), 'T')
  await delay(AFTER_AUTOSAVE_MS)
  expect([loads.length, saves.length]).toEqual([1, 0])
  goOnline()
  expect(await screen.findByText(/You have a draft from/)).toBeInTheDocument()
})

test('BEY-024 loading the draft is retried after a delay, and then the typed text is saved', async () => {
  const responses = [() => HttpResponse.error(), () => okResponse(null)]
  mockEndpoint('get', DRAFT_URL, () => (responses.shift() as () => never)())
  const saves = mockSave()
  const { user } = renderForm()
  await user.type(await screen.findByLabelText('Title'), 'Today')
  await waitFor(() => expect(getTitles(saves)).toEqual(['Today']), { timeout: 5000 })
})

test('BEY-024 a failed save is retried when the browser is online, with the latest text', async () => {
  let isFailing = true
  const saves = mockEndpoint('put', DRAFT_URL, () => (isFailing ? HttpResponse.error() : okResponse(null)))
  const { user } = renderForm()
  await user.type(await screen.findByLabelText('Title'), 'One')
  await waitFor(() => expect(getTitles(saves)).toEqual(['One']), { timeout: 3000 })
  await user.type(screen.getByLabelText('Title'), ' two')
  isFailing = false
  goOnline()
  await waitFor(() => expect(getTitles(saves)).toEqual(['One', 'One two']))
  await delay(AFTER_AUTOSAVE_MS)
  expect(saves.length).toBe(2)
})

test('BEY-024 a failed save is retried after a delay without further typing', async () => {
  const responses = [() => HttpResponse.error(), () => okResponse(null)]
  const saves = mockEndpoint('put', DRAFT_URL, () => (responses.shift() as () => never)())
  const { user } = renderForm()
  await user.type(await screen.findByLabelText('Title'), 'One')
  await waitFor(() => expect(getTitles(saves)).toEqual(['One', 'One']), { timeout: 5000 })
})

test('BEY-024 a slow save delays the next one, so that the latest text is saved last', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const saves = mockEndpoint('put', DRAFT_URL, async () => {
    await released
    return okResponse(null)
  })
  const { user } = renderForm()
  await user.type(await screen.findByLabelText('Title'), 'One')
  await waitFor(() => expect(saves.length).toBe(1), { timeout: 3000 })
  await user.type(screen.getByLabelText('Title'), ' two')
  await delay(AFTER_AUTOSAVE_MS)
  expect(saves.length).toBe(1)
  release()
  await waitFor(() => expect(getTitles(saves)).toEqual(['One', 'One two']), { timeout: 3000 })
})

test('BEY-024 a draft outlasts a submission that the user declines at its question, and is deleted by the next', async () => {
  const answers = ['no', 'yes']
  const handleSubmit = async () => {
    if (answers.shift() === 'no') throw new SubmissionDeclined()
  }
  mockEndpoint('get', DRAFT_URL, () => okResponse(null))
  const saves = mockSave()
  const removals = mockEndpoint('delete', DRAFT_URL, () => okResponse(null))
  const { user } = renderRoutes([{ path: '/', element: <NoteForm onSubmit={handleSubmit} /> }])
  await user.type(await screen.findByLabelText('Title'), 'Today')
  await waitFor(() => expect(getTitles(saves)).toEqual(['Today']), { timeout: 5000 })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(answers).toEqual(['yes']))
  expect(screen.getByLabelText('Title')).toHaveValue('Today')
  expect(removals).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(removals).toHaveLength(1))
})
