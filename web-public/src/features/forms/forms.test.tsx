import { server } from '@clinic/kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from '../../app'
import { expectAccessible } from '../../testing/visitor'

const BASE = '*/api/v2/questionary-loc/clinic'
const clinic = {
  name: 'Lindqvist Hud',
  logo: null,
  theme_color: '#0E7C66',
  is_black_text: false,
  language: 'en',
  timezone: 'Europe/Stockholm',
  date_format: 'YYYY-MM-DD',
  is_twelve_hours: false,
}
const question = {
  type: 'yes_no',
  text_en: '',
  text_sv: '',
  required: false,
  options: [],
  max_length: null,
  longest: 2000,
  max_files: 1,
  max_mb: 1,
  scale_min: 1,
  scale_max: 5,
  scale_min_en: '',
  scale_min_sv: '',
  scale_max_en: '',
  scale_max_sv: '',
  body_en: null,
  body_sv: null,
}
const asked = (id: string, type: string, text_en: string, more = {}) => ({ ...question, id, type, text_en, ...more })
const form = {
  id: 'q1',
  title_en: 'Health',
  title_sv: 'Hälsa',
  answers: {},
  version: 2,
  questions: [
    asked('a', 'yes_no_textbox', 'Do you take medicines?', { required: true }),
    asked('b', 'rich_text', 'Your story'),
    asked('c', 'file_upload', 'A picture'),
  ],
}
const paragraph = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I know the risks.' }] }] }
const letter = {
  id: 'c1',
  title: 'Consent',
  body: paragraph,
  questions: [],
  asks_publish: true,
  answers: {},
  publish_permission: '',
  version: 3,
}

const wire = (data: unknown) => HttpResponse.json({ status: '1', message: '', data })
const visit = { state: 'code_sent', sent_to: '+46 •• •• 05', resend_at: null, expires_at: '2030-01-01 00:00:00' }

class Fake {
  verified = false
  drafts: unknown[] = []
  sent: unknown[] = []
  forms = { first_name: 'Eva', last_name: 'Lind', consents: [] as unknown[], questionnaires: [] as unknown[], done: [] as unknown[] }
  kept: unknown = null

  get handlers() {
    return [
      http.get(BASE, () => wire(clinic)),
      http.post(`${BASE}/visits`, async ({ request }) => {
        const { key } = (await request.json()) as { key: string }
        return key === 'old'
          ? HttpResponse.json({ status: '0', message: 'gone', data: { code: 'forms.link_ended' } }, { status: 410 })
          : wire({ ...visit, flow_key: 'visit-key' })
      }),
      http.get(`${BASE}/visit`, () => wire({ ...visit, state: this.verified ? 'verified' : 'code_sent' })),
      http.post(`${BASE}/verify-otp`, async ({ request }) => {
        const { code } = (await request.json()) as { code: string }
        if (code !== '123456') return HttpResponse.json(wrong('code', 'The code is not right.'), { status: 422 })
        this.verified = true
        return wire({ ...visit, state: 'verified' })
      }),
      http.get(`${BASE}/forms`, () => wire(this.forms)),
      http.get(`${BASE}/drafts/:kind/:id`, () => wire(this.kept)),
      http.put(`${BASE}/drafts/:kind/:id`, async ({ request }) => {
        this.drafts.push(await request.json())
        return wire({})
      }),
      http.post(`${BASE}/:kind/:id/:verb`, async ({ request }) => {
        this.sent.push(await request.json())
        this.forms = { ...this.forms, consents: [], questionnaires: [] }
        return wire({ id: 'x', title_en: 'Health', title_sv: 'Hälsa', done_at: '2026-11-21 09:00:00' })
      }),
    ]
  }
}

const refusal = (status: number, code: string, message = 'Refused.') =>
  HttpResponse.json({ status: '0', message, data: { code } }, { status })

const wrong = (field: string, message: string) => ({
  status: '0',
  message: 'Please correct the marked fields.',
  data: { code: 'validation' },
  errors: { [field]: [{ code: field, message }] },
})

let fake = new Fake()
beforeEach(() => {
  fake = new Fake()
  server.use(...fake.handlers)
  window.sessionStorage.clear()
})
afterEach(cleanup)

function open(hash = '#key') {
  cleanup()
  window.history.replaceState(null, '', `/questionary-loc/clinic?lang=en${hash}`)
  render(<App path={window.location.pathname} />)
  return userEvent.setup()
}

async function enter() {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }))
  await user.type(await screen.findByLabelText('Six-digit code'), '123456')
  await screen.findByRole('heading', { name: 'Hello Eva' })
  return user
}

test('PUB-008 PUB-010 nothing is shown before the code; a wrong one says so', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByText(/\+46 •• •• 05/)).toBeInTheDocument()
  expect(screen.queryByText(/Eva/)).toBeNull()
  await user.type(screen.getByLabelText('Six-digit code'), '000000')
  expect(await screen.findByText('The code is not right.')).toBeInTheDocument()
  await expectAccessible()
})

test('PUB-010 a link that has ended, or lacks its key, says what to do', async () => {
  const user = open('#old')
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument()
  open('')
  expect(await screen.findByText(/Open the link from your message again/)).toBeInTheDocument()
})

test('REC-041 BEY-024 one question at a time, kept as one goes, and a yes asks for more', async () => {
  fake.forms.questionnaires = [form]
  const user = await enter()
  await user.click(await screen.findByRole('button', { name: /^Health/ }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('This field is required.')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('This field is required.')).toBeInTheDocument()
  await expectAccessible()
  await user.type(screen.getByLabelText(/Tell us more/), 'Waran')
  await waitFor(() => expect(fake.drafts.at(-1)).toMatchObject({ body: { answers: { a: { value: true, more: 'Waran' } } } }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.type(await screen.findByLabelText('Your story'), 'One{Enter}Two')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const large = new File([new Uint8Array(1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
  await user.upload(await screen.findByLabelText('A picture'), large)
  expect(await screen.findByText('The file must be at most 1 MB.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Leave it out: large.jpg' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText(/Everything is filled in/)).toBeInTheDocument()
  expect(fake.sent).toHaveLength(1)
  expect(fake.sent[0]).toMatchObject({ version: 2, language: 'en', answers: { a: { value: true, more: 'Waran' } } })
  expect(JSON.stringify(fake.sent[0])).toContain('"text":"Two"')
})

test('BEY-024 what was typed on another device is there', async () => {
  fake.forms.questionnaires = [form]
  fake.kept = { body: { answers: { a: { value: true, more: 'Levaxin' } }, names: {} } }
  const user = await enter()
  await user.click(await screen.findByRole('button', { name: /^Health/ }))
  expect(await screen.findByLabelText(/Tell us more/)).toHaveValue('Levaxin')
})

test('REC-031 a letter is signed only when everything it asks is there, by keyboard too', async () => {
  fake.forms.consents = [letter]
  const user = await enter()
  await user.click(await screen.findByRole('button', { name: /^Consent/ }))
  expect(await screen.findByText('I know the risks.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  expect(await screen.findByText('Sign here.')).toBeInTheDocument()
  expect(screen.getByText('You need to agree to go on.')).toBeInTheDocument()
  expect(screen.getAllByRole('radio')[0]).toHaveFocus()
  await expectAccessible()
  await user.click(screen.getByRole('radio', { name: 'With eyes covered' }))
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Type my name instead' }))
  await user.type(screen.getByLabelText('Your name'), 'Eva Lind')
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(fake.sent).toHaveLength(1))
  expect(fake.sent[0]).toMatchObject({ agreed: true, publish_permission: 'eyes_covered', version: 3 })
})

const height = { ...form, questions: [asked('a', 'short_answer', 'Height')] }

/** Opens the questionnaire, answers its one question and stands before sending. */
async function fillHeight() {
  const user = await enter()
  await user.click(await screen.findByRole('button', { name: /^Health/ }))
  await user.type(await screen.findByLabelText('Height'), '172')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  return user
}

test('PUB-008 BEY-024 a form that was changed meanwhile is looked at again, and what was typed is sent', async () => {
  fake.forms.questionnaires = [height]
  const user = await fillHeight()
  server.use(
    http.post(`${BASE}/questionnaires/q1/answer`, () => refusal(409, 'version.stale'), { once: true }),
    http.get(`${BASE}/forms`, () => wire({ ...fake.forms, questionnaires: fake.sent.length ? [] : [{ ...height, version: 3 }] })),
  )
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText(/The clinic has changed this form meanwhile/)).toBeInTheDocument()
  await expectAccessible()
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Send my answers' }))
    expect(fake.sent).toHaveLength(1)
  })
  expect(fake.sent[0]).toMatchObject({ version: 3, answers: { a: '172' } })
  expect(await screen.findByText(/Everything is filled in/)).toBeInTheDocument()
})

test.each(['version.stale', 'forms.already_signed', 'forms.cancelled'])('PUB-008 a form that no longer waits says so: %s', async (code) => {
  fake.forms.questionnaires = [height]
  const user = await fillHeight()
  fake.forms = { ...fake.forms, questionnaires: [] }
  server.use(http.post(`${BASE}/questionnaires/q1/answer`, () => refusal(409, code)))
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText(/The clinic has filled in or cancelled the form meanwhile/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send my answers' })).toBeNull()
})

test('PUB-008 BEY-024 when the visit has ended it is confirmed anew who it is, and what was typed is there and is kept', async () => {
  fake.forms.questionnaires = [height]
  const user = await fillHeight()
  const ended = () => refusal(401, 'forms.visit_ended', 'You have been away for a while.')
  let keys: (string | null)[] = []
  const refused: string[] = []
  const only =
    (key: string) =>
    ({ request }: { request: Request }) => {
      keys.push(request.headers.get('X-Flow-Key'))
      if (request.headers.get('X-Flow-Key') === key) return
      refused.push(request.method)
      return ended()
    }
  server.use(
    http.post(`${BASE}/visits`, () => wire({ ...visit, flow_key: 'second-key' })),
    http.post(`${BASE}/questionnaires/q1/answer`, only('second-key')),
    http.put(`${BASE}/drafts/:kind/:id`, only('second-key')),
    http.get(`${BASE}/forms`, only('second-key')),
  )
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByRole('heading', { name: 'Confirm that it is you once more' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send my answers' })).toBeNull()
  await expectAccessible()
  await waitFor(() => expect(refused.includes('PUT') || fake.drafts.length > 0).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  await user.type(await screen.findByLabelText('Six-digit code'), '123456')
  expect(await screen.findByRole('heading', { name: 'Ready to send' })).toHaveFocus()
  expect(screen.queryByText(/You have been away/)).toBeNull()
  await waitFor(() => expect(fake.drafts.at(-1)).toMatchObject({ body: { answers: { a: '172' } } }))
  keys = []
  await user.click(screen.getByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText(/Everything is filled in/)).toBeInTheDocument()
  expect(fake.sent[0]).toMatchObject({ answers: { a: '172' } })
  expect(new Set(keys)).toEqual(new Set(['second-key']))
})

test('BEY-024 PUB-008 a visit that ended while one typed leads to the code as well', async () => {
  fake.forms.questionnaires = [height]
  const user = await enter()
  await user.click(await screen.findByRole('button', { name: /^Health/ }))
  server.use(http.put(`${BASE}/drafts/:kind/:id`, () => refusal(401, 'forms.visit_ended')))
  await user.type(await screen.findByLabelText('Height'), '172')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Confirm that it is you once more' })).toBeInTheDocument(), {
    timeout: 3000,
  })
})

test('REC-031 BEY-023 neither the agreement nor the signature is drafted: they are given anew', async () => {
  fake.forms.consents = [letter]
  fake.kept = { body: { answers: { agreed: true, publish: 'authorize' }, names: {} } }
  const user = await enter()
  await user.click(await screen.findByRole('button', { name: /^Consent/ }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Authorize' })).toBeChecked())
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  fake.drafts = []
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Type my name instead' }))
  await user.type(screen.getByLabelText('Your name'), 'Eva Lind')
  await user.click(screen.getByRole('radio', { name: 'With eyes covered' }))
  await waitFor(() => expect(fake.drafts).toHaveLength(1))
  expect(JSON.stringify(fake.drafts[0])).not.toMatch(/data:image/)
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(fake.sent[0]).toMatchObject({ agreed: true, publish_permission: 'eyes_covered' }))
})

const before = { body: { answers: { a: 'from before' }, names: {} } }
const online = () => window.dispatchEvent(new Event('online'))
const wait = (ms: number) => new Promise((go) => setTimeout(go, ms))

/** The way to the question, with the looks for what was kept answered in turn. */
async function atHeight(...answers: (() => Promise<Response> | Response)[]) {
  fake.forms.questionnaires = [height]
  server.use(http.get(`${BASE}/drafts/:kind/:id`, () => (answers.length > 1 ? answers.shift() : answers[0])?.() as Promise<Response>))
  const user = await enter()
  await user.click(await screen.findByRole('button', { name: /^Health/ }))
  return { user, box: await screen.findByLabelText('Height', {}, { timeout: 5000 }) }
}

test('BEY-024 what was filled in before isn’t overwritten while it can’t be read, and is offered when it can', async () => {
  const { user, box } = await atHeight(
    () => HttpResponse.error(),
    () => wire(before),
  )
  await user.type(box, '172')
  await wait(1000)
  expect(fake.drafts).toEqual([])
  online()
  expect(await screen.findByText(/You have filled in some of this before/)).toBeInTheDocument()
  expect(box).toHaveValue('172')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Take what I filled in before' }))
  await waitFor(() => expect(screen.getByLabelText('Height')).toHaveValue('from before'))
})

test('BEY-024 who waits long for what was filled in before may begin, and goes on with what they write', async () => {
  let come = (_: Response) => {}
  const held = new Promise<Response>((go) => {
    come = go
  })
  const { user, box } = await atHeight(() => held)
  await user.type(box, '172')
  come(wire(before))
  await user.click(await screen.findByRole('button', { name: 'Go on with what I write now' }))
  await waitFor(() => expect(fake.drafts).toMatchObject([{ body: { answers: { a: '172' } } }]))
})

test('BEY-024 what could not be kept is kept when the network is back, and the latest words win', async () => {
  const { user, box } = await atHeight(() => wire(null))
  let tries = 0
  const failing = http.put(`${BASE}/drafts/:kind/:id`, () => {
    tries += 1
    return HttpResponse.error()
  })
  server.use(failing)
  await user.type(box, '1')
  await waitFor(() => expect(tries).toBe(1), { timeout: 3000 })
  await user.type(box, '72')
  server.use(...fake.handlers)
  online()
  await waitFor(() => expect(fake.drafts).toMatchObject([{ body: { answers: { a: '172' } } }]))
})
