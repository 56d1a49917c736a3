import { ApiError, LanguageProvider } from '@clinic/kit/lite'
import { server } from '@clinic/kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../testing/visitor'
import { type FormsApi, formsApi, type Questionnaire } from './forms.api'
import { QuestionnaireForm } from './questionnaire-form'

afterEach(cleanup)

const question = {
  text_sv: '',
  body_en: null,
  body_sv: null,
  required: false,
  options: [],
  from: 0,
  to: 10,
  max_answer_length: 100,
  max_files: 1,
  max_mb: 1,
}
const makeQuestion = (id: string, type: string, text_en: string) => ({ ...question, id, type, text_en })
const form = {
  id: 'q1',
  title_en: 'Health',
  title_sv: 'Hälsa',
  answers: {},
  version: 2,
  questions: [makeQuestion('c', 'file_upload', 'A picture'), makeQuestion('d', 'short_answer', 'Height')],
} as unknown as Questionnaire

/** Render the form; `sent` collects the submitted answers, `uploads` the pending uploads in the order they were chosen. */
function renderForm() {
  const sent: unknown[] = []
  const uploads: { key: string; come: (id: string) => void; fail: (why: string) => void; refuse: (why: string) => void }[] = []
  const upload: FormsApi['upload'] = ({ name }, { key }) =>
    new Promise((come, fail) =>
      uploads.push({
        key,
        come: (id) => come({ id, name }),
        fail: (why) => fail(new ApiError(why ? 503 : 0, { message: why })),
        refuse: (message) => fail(new ApiError(422, { message, data: { code: 'validation' } })),
      }),
    )
  const api: FormsApi = {
    ...formsApi('clinic', 'en'),
    upload,
    draft: async () => null,
    saveDraft: async () => null,
    answer: async (_, body) => {
      sent.push(body)
      return {} as never
    },
  }
  const noop = () => {}
  render(
    <LanguageProvider language="en">
      <main>
        <QuestionnaireForm api={api} flowKey="key" questionnaire={form} onDone={noop} onBack={noop} onConflict={noop} />
      </main>
    </LanguageProvider>,
  )
  const user = userEvent.setup()
  const choose = async (name: string) =>
    user.upload(await screen.findByLabelText('A picture'), new File(['x'], name, { type: 'image/jpeg' }))
  const send = async () => {
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
  }
  return { user, sent, pictures: uploads, choose, send }
}

test('REC-041 BEY-024 a form is not sent before a chosen picture is uploaded; a failed upload can be retried or removed', async () => {
  const { user, sent, pictures: uploads, choose, send } = renderForm()
  await choose('mole.jpg')
  await send()
  expect(await screen.findByText(/A picture is not uploaded yet/)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Uploading mole.jpg')
  uploads[0]?.fail('The server is away.')
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.')
  await expectAccessible()
  await send()
  await user.click(await screen.findByRole('button', { name: 'Try again: mole.jpg' }))
  uploads[1]?.fail('')
  expect(await screen.findByText(/The picture could not be uploaded/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again: mole.jpg' }))
  expect(sent).toEqual([])
  uploads[2]?.come('f1')
  expect(await screen.findByRole('button', { name: 'Remove mole.jpg' })).toBeInTheDocument()
  expect(screen.queryByText(/not (be )?uploaded/)).toBeNull()
  await send()
  await waitFor(() => expect(sent).toMatchObject([{ answers: { c: ['f1'] } }]))
})

test('REC-041 a removed slow upload stays removed, also when it completes later', async () => {
  const { user, sent, pictures: uploads, choose, send } = renderForm()
  await choose('slow.jpg')
  await user.click(await screen.findByRole('button', { name: 'Remove: slow.jpg' }))
  await choose('other.jpg')
  uploads[0]?.come('f0')
  uploads[1]?.come('f1')
  expect(await screen.findByRole('button', { name: 'Remove other.jpg' })).toBeInTheDocument()
  await send()
  await waitFor(() => expect(sent).toMatchObject([{ answers: { c: ['f1'] } }]))
})

test('REC-041 an uploaded picture is removed, and another is chosen in its place', async () => {
  const { user, sent, pictures: uploads, choose, send } = renderForm()
  await choose('mole.jpg')
  uploads[0]?.come('f0')
  await user.click(await screen.findByRole('button', { name: 'Remove mole.jpg' }))
  expect(screen.queryByText('mole.jpg')).toBeNull()
  await choose('other.jpg')
  uploads[1]?.come('f1')
  expect(await screen.findByRole('button', { name: 'Remove other.jpg' })).toBeVisible()
  await send()
  await waitFor(() => expect(sent).toMatchObject([{ answers: { c: ['f1'] } }]))
})

test('REC-041 a retry after a lost answer has the key of the first attempt, so that the picture is stored once', async () => {
  const { user, pictures: uploads, choose } = renderForm()
  const retry = async (name: string) => user.click(await screen.findByRole('button', { name: `Try again: ${name}` }))
  await choose('mole.jpg')
  uploads[0]?.fail('')
  await retry('mole.jpg')
  uploads[1]?.fail('The server is away.')
  await retry('mole.jpg')
  uploads[2]?.refuse('This is no picture.')
  await retry('mole.jpg')
  await user.click(await screen.findByRole('button', { name: 'Remove: mole.jpg' }))
  await choose('other.jpg')
  await waitFor(() => expect(uploads).toHaveLength(5))
  const [first, second, third, afterRefusal, other] = uploads.map(({ key }) => key)
  expect([second, third]).toEqual([first, first])
  expect(new Set([first, afterRefusal, other]).size).toBe(3)
})

test('REC-041 an upload sends its key and the flow’s', async () => {
  const headers: (string | null)[] = []
  server.use(
    http.post('*/api/questionary-loc/clinic/files', ({ request }) => {
      headers.push(request.headers.get('Idempotency-Key'), request.headers.get('X-Flow-Key'))
      return HttpResponse.json({ status: '1', message: '', data: { id: 'f1', name: 'mole.jpg' } })
    }),
  )
  const file = new File(['x'], 'mole.jpg', { type: 'image/jpeg' })
  expect(await formsApi('clinic', 'en').upload(file, { flowKey: 'flow', key: 'key' })).toEqual({ id: 'f1', name: 'mole.jpg' })
  expect(headers).toEqual(['key', 'flow'])
})
