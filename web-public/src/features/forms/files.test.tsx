import { CallError } from '@clinic/kit/lite'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../testing/visitor'
import { TextsProvider } from '../../texts'
import { type FormsApi, formsApi, type Questionary } from './forms.api'
import { QuestionaryForm } from './questionary-form'
import { FormsTextsProvider } from './texts'

afterEach(cleanup)

const question = {
  text_sv: '',
  body_en: null,
  body_sv: null,
  required: false,
  options: [],
  from: 0,
  to: 10,
  longest: 100,
  max_files: 1,
  max_mb: 1,
}
const asked = (id: string, type: string, text_en: string) => ({ ...question, id, type, text_en })
const form = {
  id: 'q1',
  title_en: 'Health',
  title_sv: 'Hälsa',
  answers: {},
  version: 2,
  questions: [asked('c', 'file_upload', 'A picture'), asked('d', 'short_answer', 'Height')],
} as unknown as Questionary

/** The form, with what was sent of it and the pictures that are on their way, in the order they were chosen. */
function open() {
  const sent: unknown[] = []
  const pictures: { come: (id: string) => void; fail: (why: string) => void }[] = []
  const upload: FormsApi['upload'] = ({ name }) =>
    new Promise((come, fail) =>
      pictures.push({ come: (id) => come({ id, name }), fail: (why) => fail(new CallError(why ? 503 : 0, 'x', why)) }),
    )
  const api: FormsApi = {
    ...formsApi('clinic', 'en'),
    upload,
    draft: async () => null,
    keepDraft: async () => null,
    answer: async (_, body) => {
      sent.push(body)
      return {} as never
    },
  }
  const nothing = () => {}
  render(
    <TextsProvider language="en">
      <FormsTextsProvider language="en">
        <main>
          <QuestionaryForm api={api} flowKey="key" form={form} onDone={nothing} onBack={nothing} onMoved={nothing} />
        </main>
      </FormsTextsProvider>
    </TextsProvider>,
  )
  const user = userEvent.setup()
  const choose = async (name: string) =>
    user.upload(await screen.findByLabelText('A picture'), new File(['x'], name, { type: 'image/jpeg' }))
  const send = async () => {
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
  }
  return { user, sent, pictures, choose, send }
}

test('REC-041 BEY-024 nothing is sent before a picture that was chosen has come: one waits, tries again or leaves it out', async () => {
  const { user, sent, pictures, choose, send } = open()
  await choose('mole.jpg')
  await send()
  expect(await screen.findByText(/A picture has not arrived yet/)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('mole.jpg is being sent')
  pictures[0]?.fail('The server is away.')
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.')
  await expectAccessible()
  await send()
  await user.click(await screen.findByRole('button', { name: 'Try again: mole.jpg' }))
  pictures[1]?.fail('')
  expect(await screen.findByText(/The picture did not arrive/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again: mole.jpg' }))
  expect(sent).toEqual([])
  pictures[2]?.come('f1')
  expect(await screen.findByRole('button', { name: 'Take away mole.jpg' })).toBeInTheDocument()
  expect(screen.queryByText(/not arrive/)).toBeNull()
  await send()
  await waitFor(() => expect(sent).toMatchObject([{ answers: { c: ['f1'] } }]))
})

test('REC-041 a picture that hangs is left out, also when it comes after all', async () => {
  const { user, sent, pictures, choose, send } = open()
  await choose('slow.jpg')
  await user.click(await screen.findByRole('button', { name: 'Leave it out: slow.jpg' }))
  await choose('other.jpg')
  pictures[0]?.come('f0')
  pictures[1]?.come('f1')
  expect(await screen.findByRole('button', { name: 'Take away other.jpg' })).toBeInTheDocument()
  await send()
  await waitFor(() => expect(sent).toMatchObject([{ answers: { c: ['f1'] } }]))
})
