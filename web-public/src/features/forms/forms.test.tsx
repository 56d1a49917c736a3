import { server } from '@clinic/kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../app'
import { CONTACT } from '../../testing/fake-clinic'
import { expectAccessible } from '../../testing/visitor'

const BASE = '*/api/questionary-loc/clinic'
const clinic = {
  name: 'Lindqvist Hud',
  logo: null,
  theme_color: '#0E7C66',
  is_black_text: false,
  language: 'en',
  timezone: 'Europe/Stockholm',
  date_format: 'YYYY-MM-DD',
  is_twelve_hours: false,
  ...CONTACT,
}
const question = {
  type: 'yes_no',
  text_en: '',
  text_sv: '',
  required: false,
  options: [],
  max_length: null,
  max_answer_length: 2000,
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
const makeQuestion = (id: string, type: string, text_en: string, more = {}) => ({ ...question, id, type, text_en, ...more })
const form = {
  id: 'q1',
  title_en: 'Health',
  title_sv: 'Hälsa',
  answers: {},
  version: 2,
  questions: [
    makeQuestion('a', 'yes_no_textbox', 'Do you take medicines?', { required: true }),
    makeQuestion('b', 'rich_text', 'Your story'),
    makeQuestion('c', 'file_upload', 'A picture'),
  ],
}
const paragraph = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I know the risks.' }] }] }
const consent = {
  id: 'c1',
  texts: [{ language: 'en', title: 'Consent', body: paragraph }],
  questions: [],
  asks_agreement: true,
  asks_data_consent: false,
  asks_publish_permission: true,
  answers: {},
  publish_permission: '',
  version: 3,
}

const okResponse = (data: unknown) => HttpResponse.json({ status: '1', message: '', data })
const flow = { state: 'code_sent', sent_to: '+46 •• •• 05', resend_at: null, expires_at: '2030-01-01 00:00:00' }

class FakeClinic {
  verified = false
  drafts: unknown[] = []
  sent: unknown[] = []
  forms = { first_name: 'Eva', last_name: 'Lind', consents: [] as unknown[], questionnaires: [] as unknown[], completed: [] as unknown[] }
  savedDraft: unknown = null

  get handlers() {
    return [
      http.get(BASE, () => okResponse(clinic)),
      http.post(`${BASE}/flows`, async ({ request }) => {
        const { key } = (await request.json()) as { key: string }
        return key === 'old'
          ? HttpResponse.json({ status: '0', message: 'gone', data: { code: 'forms.link_expired' } }, { status: 410 })
          : okResponse({ ...flow, flow_key: 'visit-key' })
      }),
      http.get(`${BASE}/flow`, () => okResponse({ ...flow, state: this.verified ? 'verified' : 'code_sent' })),
      http.post(`${BASE}/verify-otp`, async ({ request }) => {
        const { code } = (await request.json()) as { code: string }
        if (code !== '123456') return HttpResponse.json(validationError('code', 'The code is not right.'), { status: 422 })
        this.verified = true
        return okResponse({ ...flow, state: 'verified' })
      }),
      http.get(`${BASE}/forms`, () => okResponse(this.forms)),
      http.get(`${BASE}/drafts/:kind/:id`, () => okResponse(this.savedDraft)),
      http.put(`${BASE}/drafts/:kind/:id`, async ({ request }) => {
        this.drafts.push(await request.json())
        return okResponse({})
      }),
      http.post(`${BASE}/:kind/:id/:verb`, async ({ request }) => {
        this.sent.push(await request.json())
        this.forms = { ...this.forms, consents: [], questionnaires: [] }
        return okResponse({ id: 'x', title_en: 'Health', title_sv: 'Hälsa', completed_at: '2026-11-21 09:00:00' })
      }),
    ]
  }
}

const errorResponse = (status: number, code: string, message = 'Refused.') =>
  HttpResponse.json({ status: '0', message, data: { code } }, { status })

const validationError = (field: string, message: string) => ({
  status: '0',
  message: 'Please correct the marked fields.',
  data: { code: 'validation' },
  errors: { [field]: [{ code: field, message }] },
})

let fakeClinic = new FakeClinic()
beforeEach(() => {
  fakeClinic = new FakeClinic()
  server.use(...fakeClinic.handlers)
  window.sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

function openLink(hash = '#key') {
  cleanup()
  window.history.replaceState(null, '', `/questionary-loc/clinic?lang=en${hash}`)
  render(<App path={window.location.pathname} />)
  return userEvent.setup()
}

async function openVerified() {
  const user = openLink()
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }))
  await user.type(await screen.findByLabelText('Six-digit code'), '123456')
  await screen.findByRole('heading', { name: 'Hello Eva' })
  return user
}

test('PUB-008 PUB-010 nothing is shown before the code is typed; a wrong code shows an error', async () => {
  const user = openLink()
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByText(/\+46 •• •• 05/)).toBeInTheDocument()
  expect(screen.queryByText(/Eva/)).toBeNull()
  await user.type(screen.getByLabelText('Six-digit code'), '000000')
  expect(await screen.findByText('The code is not right.')).toBeInTheDocument()
  await expectAccessible()
})

test('PUB-008 a reload with blocked storage stays at the code, and the link stays as it was sent', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const user = openLink()
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }))
  await screen.findByLabelText('Six-digit code')
  expect(window.location.hash).toBe('#key')
  cleanup()
  render(<App path={window.location.pathname} />)
  expect(await screen.findByLabelText('Six-digit code')).toBeVisible()
})

test('PUB-010 an expired or incomplete link shows what to do', async () => {
  const user = openLink('#old')
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument()
  openLink('')
  expect(await screen.findByText(/Open the link from your message again/)).toBeInTheDocument()
})

test('REC-041 BEY-024 questions are shown one at a time and autosaved, and a yes asks for details', async () => {
  fakeClinic.forms.questionnaires = [form]
  const user = await openVerified()
  await user.click(await screen.findByRole('button', { name: /^Health/ }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('This field is required.')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('This field is required.')).toBeInTheDocument()
  await expectAccessible()
  await user.type(screen.getByLabelText(/Tell us more/), 'Waran')
  await waitFor(() => expect(fakeClinic.drafts.at(-1)).toMatchObject({ body: { answers: { a: { value: true, more: 'Waran' } } } }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.type(await screen.findByLabelText('Your story'), 'One{Enter}Two')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const large = new File([new Uint8Array(1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
  await user.upload(await screen.findByLabelText('A picture'), large)
  expect(await screen.findByText('The file must be at most 1 MB.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove: large.jpg' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText(/Everything is filled in/)).toBeInTheDocument()
  expect(fakeClinic.sent).toHaveLength(1)
  expect(fakeClinic.sent[0]).toMatchObject({ version: 2, language: 'en', answers: { a: { value: true, more: 'Waran' } } })
  expect(JSON.stringify(fakeClinic.sent[0])).toContain('"text":"Two"')
})

test('BEY-024 answers typed on another device are restored', async () => {
  fakeClinic.forms.questionnaires = [form]
  fakeClinic.savedDraft = { body: { answers: { a: { value: true, more: 'Levaxin' } }, names: {} } }
  const user = await openVerified()
  await user.click(await screen.findByRole('button', { name: /^Health/ }))
  expect(await screen.findByLabelText(/Tell us more/)).toHaveValue('Levaxin')
})

test('REC-031 a consent is signed only when it is complete, by keyboard too', async () => {
  fakeClinic.forms.consents = [consent]
  const user = await openVerified()
  await user.click(await screen.findByRole('button', { name: /^Consent/ }))
  expect(await screen.findByText('I know the risks.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  expect(await screen.findByText('Sign here.')).toBeInTheDocument()
  expect(screen.getByText('You need to agree to go on.')).toBeInTheDocument()
  expect(screen.getAllByRole('radio')[0]).toHaveFocus()
  await expectAccessible()
  await user.click(screen.getByRole('radio', { name: 'With eyes covered' }))
  await user.click(screen.getByRole('checkbox', { name: /I have read and understood/ }))
  await user.click(screen.getByRole('button', { name: 'Type my name instead' }))
  await user.type(screen.getByLabelText('Your name'), 'Eva Lind')
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(fakeClinic.sent).toHaveLength(1))
  expect(fakeClinic.sent[0]).toMatchObject({ agreed: true, publish_permission: 'eyes_covered', version: 3 })
})

const heightForm = { ...form, questions: [makeQuestion('a', 'short_answer', 'Height')] }

/** Open the questionnaire and answer its only question, up to the send step. */
async function fillHeight() {
  const user = await openVerified()
  await user.click(await screen.findByRole('button', { name: /^Health/ }))
  await user.type(await screen.findByLabelText('Height'), '172')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  return user
}

test('PUB-008 BEY-024 a form changed by the clinic is loaded again, and the typed answers are sent', async () => {
  fakeClinic.forms.questionnaires = [heightForm]
  const user = await fillHeight()
  server.use(
    http.post(`${BASE}/questionnaires/q1/answer`, () => errorResponse(409, 'version.stale'), { once: true }),
    http.get(`${BASE}/forms`, () =>
      okResponse({ ...fakeClinic.forms, questionnaires: fakeClinic.sent.length ? [] : [{ ...heightForm, version: 3 }] }),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText(/The clinic has changed this form\./)).toBeInTheDocument()
  await expectAccessible()
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Send my answers' }))
    expect(fakeClinic.sent).toHaveLength(1)
  })
  expect(fakeClinic.sent[0]).toMatchObject({ version: 3, answers: { a: '172' } })
  expect(await screen.findByText(/Everything is filled in/)).toBeInTheDocument()
})

test.each(['version.stale', 'forms.already_signed', 'forms.cancelled'])(
  'PUB-008 a form that is no longer pending shows a text and no button to send it: %s',
  async (code) => {
    fakeClinic.forms.questionnaires = [heightForm]
    const user = await fillHeight()
    fakeClinic.forms = { ...fakeClinic.forms, questionnaires: [] }
    server.use(http.post(`${BASE}/questionnaires/q1/answer`, () => errorResponse(409, code)))
    await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
    expect(await screen.findByText(/The clinic has filled in or cancelled this form/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send my answers' })).toBeNull()
  },
)

test('PUB-008 BEY-024 an expired flow is verified again, and the typed answers are restored and saved', async () => {
  fakeClinic.forms.questionnaires = [heightForm]
  const user = await fillHeight()
  const flowExpired = () => errorResponse(401, 'forms.flow_expired', 'You have been away for a while.')
  let keys: (string | null)[] = []
  const refusedMethods: string[] = []
  const onlyFlow =
    (key: string) =>
    ({ request }: { request: Request }) => {
      keys.push(request.headers.get('X-Flow-Key'))
      if (request.headers.get('X-Flow-Key') === key) return
      refusedMethods.push(request.method)
      return flowExpired()
    }
  server.use(
    http.post(`${BASE}/flows`, () => okResponse({ ...flow, flow_key: 'second-key' })),
    http.post(`${BASE}/questionnaires/q1/answer`, onlyFlow('second-key')),
    http.put(`${BASE}/drafts/:kind/:id`, onlyFlow('second-key')),
    http.get(`${BASE}/forms`, onlyFlow('second-key')),
  )
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByRole('heading', { name: 'Confirm that it is you once more' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send my answers' })).toBeNull()
  await expectAccessible()
  await waitFor(() => expect(refusedMethods.includes('PUT') || fakeClinic.drafts.length > 0).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  await user.type(await screen.findByLabelText('Six-digit code'), '123456')
  expect(await screen.findByRole('heading', { name: 'Ready to send' })).toHaveFocus()
  expect(screen.queryByText(/You have been away/)).toBeNull()
  await waitFor(() => expect(fakeClinic.drafts.at(-1)).toMatchObject({ body: { answers: { a: '172' } } }))
  keys = []
  await user.click(screen.getByRole('button', { name: 'Send my answers' }))
  expect(await screen.findByText(/Everything is filled in/)).toBeInTheDocument()
  expect(fakeClinic.sent[0]).toMatchObject({ answers: { a: '172' } })
  expect(new Set(keys)).toEqual(new Set(['second-key']))
})

test('BEY-024 PUB-008 a flow that expires during typing leads to the code', async () => {
  fakeClinic.forms.questionnaires = [heightForm]
  const user = await openVerified()
  await user.click(await screen.findByRole('button', { name: /^Health/ }))
  server.use(http.put(`${BASE}/drafts/:kind/:id`, () => errorResponse(401, 'forms.flow_expired')))
  await user.type(await screen.findByLabelText('Height'), '172')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Confirm that it is you once more' })).toBeInTheDocument(), {
    timeout: 3000,
  })
})

test('REC-031 BEY-023 neither the agreement nor the signature is part of the draft', async () => {
  fakeClinic.forms.consents = [consent]
  fakeClinic.savedDraft = { body: { answers: { agreed: true, publish: 'authorize' }, names: {} } }
  const user = await openVerified()
  await user.click(await screen.findByRole('button', { name: /^Consent/ }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Authorize' })).toBeChecked())
  expect(screen.getByRole('checkbox', { name: /I have read and understood/ })).not.toBeChecked()
  fakeClinic.drafts = []
  await user.click(screen.getByRole('checkbox', { name: /I have read and understood/ }))
  await user.click(screen.getByRole('button', { name: 'Type my name instead' }))
  await user.type(screen.getByLabelText('Your name'), 'Eva Lind')
  await user.click(screen.getByRole('radio', { name: 'With eyes covered' }))
  await waitFor(() => expect(fakeClinic.drafts).toHaveLength(1))
  expect(JSON.stringify(fakeClinic.drafts[0])).not.toMatch(/data:image/)
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(fakeClinic.sent[0]).toMatchObject({ agreed: true, publish_permission: 'eyes_covered' }))
})

const earlierDraft = { body: { answers: { a: 'from before' }, names: {} } }
const goOnline = () => window.dispatchEvent(new Event('online'))
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Open the question; requests for the draft get the given responses in turn. */
async function openHeightQuestion(...answers: (() => Promise<Response> | Response)[]) {
  fakeClinic.forms.questionnaires = [heightForm]
  server.use(http.get(`${BASE}/drafts/:kind/:id`, () => (answers.length > 1 ? answers.shift() : answers[0])?.() as Promise<Response>))
  const user = await openVerified()
  await user.click(await screen.findByRole('button', { name: /^Health/ }))
  return { user, box: await screen.findByLabelText('Height', {}, { timeout: 5000 }) }
}

test('BEY-024 an earlier draft isn’t overwritten while it can’t be loaded, and is offered once it can', async () => {
  const { user, box: input } = await openHeightQuestion(
    () => HttpResponse.error(),
    () => okResponse(earlierDraft),
  )
  await user.type(input, '172')
  await wait(1000)
  expect(fakeClinic.drafts).toEqual([])
  goOnline()
  expect(await screen.findByText(/You have answered parts of this before/)).toBeInTheDocument()
  expect(input).toHaveValue('172')
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Use my earlier answers' }))
  await waitFor(() => expect(screen.getByLabelText('Height')).toHaveValue('from before'))
})

test('BEY-024 typing can begin while the draft loads, and the typed answers can be kept', async () => {
  let respond = (_: Response) => {}
  const pendingResponse = new Promise<Response>((resolve) => {
    respond = resolve
  })
  const { user, box: input } = await openHeightQuestion(() => pendingResponse)
  await user.type(input, '172')
  respond(okResponse(earlierDraft))
  await user.click(await screen.findByRole('button', { name: 'Keep what I write now' }))
  await waitFor(() => expect(fakeClinic.drafts).toMatchObject([{ body: { answers: { a: '172' } } }]))
})

test('BEY-024 a draft that could not be saved is saved when the network is back, with the latest text', async () => {
  const { user, box: input } = await openHeightQuestion(() => okResponse(null))
  let tries = 0
  const failing = http.put(`${BASE}/drafts/:kind/:id`, () => {
    tries += 1
    return HttpResponse.error()
  })
  server.use(failing)
  await user.type(input, '1')
  await waitFor(() => expect(tries).toBe(1), { timeout: 3000 })
  await user.type(input, '72')
  server.use(...fakeClinic.handlers)
  goOnline()
  await waitFor(() => expect(fakeClinic.drafts).toMatchObject([{ body: { answers: { a: '172' } } }]))
})
