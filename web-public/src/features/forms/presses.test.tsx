import { errorResponse, okResponse, server } from '@clinic/kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from '../../app'
import { CONTACT } from '../../testing/fake-clinic'
import { BUSY } from '../../testing/visitor'

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
const flow = { state: 'code_sent', sent_to: '+46 •• •• 05', resend_at: null, expires_at: '2030-01-01 00:00:00' }
const makeQuestion = (id: string, type: string, more = {}) => ({
  id,
  type,
  text_en: `Question ${id}`,
  text_sv: '',
  required: false,
  options: [],
  max_length: null,
  max_answer_length: 2000,
  max_files: 2,
  max_mb: 1,
  scale_min: 1,
  scale_max: 5,
  scale_min_en: '',
  scale_min_sv: '',
  scale_max_en: '',
  scale_max_sv: '',
  body_en: null,
  body_sv: null,
  ...more,
})
const options = ['red', 'blue'].map((id) => ({ id, en: id, sv: id }))
const health = {
  id: 'q1',
  title_en: 'Health',
  title_sv: 'Hälsa',
  answers: {},
  version: 2,
  questions: [
    makeQuestion('a', 'yes_no'),
    makeQuestion('b', 'linear_scale'),
    makeQuestion('c', 'dropdown', { options }),
    makeQuestion('d', 'choices', { options }),
    makeQuestion('e', 'checkboxes', { options }),
  ],
}
const consent = {
  id: 'c1',
  texts: [{ language: 'en', title: 'Consent', body: { type: 'doc', content: [] } }],
  questions: [],
  asks_agreement: true,
  asks_data_consent: false,
  asks_publish_permission: false,
  answers: {},
  publish_permission: '',
  version: 3,
}

/** The calls by their path after the base; those in `broken` fail. */
const calls: { path: string; body: unknown }[] = []
const broken = new Set<string>()
let forms: Record<string, unknown>

const answers: [method: 'get' | 'post' | 'put', path: string, data: () => unknown][] = [
  ['get', '', () => clinic],
  ['post', '/flows', () => ({ ...flow, flow_key: 'visit-key' })],
  ['get', '/flow', () => flow],
  ['post', '/resend-otp', () => flow],
  ['post', '/verify-otp', () => ({ ...flow, state: 'verified' })],
  ['get', '/forms', () => forms],
  ['get', '/drafts/:kind/:id', () => null],
  ['put', '/drafts/:kind/:id', () => ({})],
  ['post', '/consents/c1/sign', () => ({ id: 'x' })],
  ['post', '/questionnaires/q1/answer', () => ({ id: 'x' })],
]

beforeEach(() => {
  calls.length = 0
  broken.clear()
  forms = { first_name: 'Eva', last_name: 'Lind', consents: [consent], questionnaires: [health], completed: [] }
  window.sessionStorage.clear()
  server.use(
    ...answers.map(([method, path, data]) =>
      http[method](BASE + path, async ({ request }) => {
        const text = await request.text()
        calls.push({ path, body: text ? JSON.parse(text) : null })
        return broken.has(path) ? errorResponse(BUSY.status, BUSY.code, BUSY.message) : okResponse(data())
      }),
    ),
  )
})
afterEach(cleanup)

const listBodies = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Presses what an error offers, after the server has recovered. */
async function retry() {
  await screen.findByText(BUSY.message)
  broken.clear()
  await press('Try again')
}

function openLink(lang = 'en') {
  window.history.replaceState(null, '', `/questionary-loc/clinic?lang=${lang}#key`)
  render(<App path={window.location.pathname} />)
}

async function openVerified() {
  openLink()
  await press('Send me a code')
  await userEvent.type(await screen.findByLabelText('Six-digit code'), '123456')
}

async function fillConsent() {
  await openVerified()
  await press(/^Consent/)
  await userEvent.click(await screen.findByRole('checkbox', { name: /I have read and understood/ }))
  await press('Type my name instead')
  await userEvent.type(screen.getByLabelText('Your name'), 'Eva Lind')
  await press('Sign')
}

const next = () => press('Next')

async function answerHealth() {
  await openVerified()
  await press(/^Health/)
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }))
  await next()
  await userEvent.click(await screen.findByRole('radio', { name: '4' }))
  await next()
  await userEvent.selectOptions(await screen.findByLabelText('Question c'), 'blue')
  await next()
  await userEvent.click(await screen.findByRole('radio', { name: 'red' }))
  await next()
  for (const name of ['red', 'blue', 'red']) await userEvent.click(await screen.findByRole('checkbox', { name }))
  await next()
}

const sentAnswers = { a: false, b: 4, c: 'blue', d: 'red', e: ['blue'] }

test('LAW-024 LAW-053 who trades is said before the code', async () => {
  openLink()
  const contact = within(await screen.findByRole('region', { name: 'Contact' }))
  expect(contact.getByText('Lindqvist Hud, organization number 556012-5790')).toBeVisible()
  expect(contact.getByText('Patient insurance: Löf')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Accessibility statement' })).toHaveAttribute('href', '/public/accessibility/clinic?lang=en')
})

test('PUB-009 the page of a blocked clinic says that it is closed, in both languages, and asks for no code', async () => {
  server.use(http.get(BASE, () => okResponse({ ...clinic, state: 'closed' })))
  openLink()
  expect(await screen.findByRole('heading', { name: 'The forms are closed' })).toBeVisible()
  expect(screen.getByText(/^Lindqvist Hud takes no forms online/)).toBeVisible()
  await press('Svenska')
  expect(await screen.findByRole('heading', { name: 'Formulären är stängda' })).toBeVisible()
  expect(listBodies('/flows')).toEqual([])
})

test('the clinic is asked for a second time when that failed', async () => {
  broken.add('')
  openLink()
  await retry()
  expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeVisible()
})

test('a code that could not be sent is sent by Try again', async () => {
  broken.add('/flows')
  openLink()
  await press('Send me a code')
  await retry()
  expect(await screen.findByLabelText('Six-digit code')).toBeVisible()
  expect(listBodies('/flows')).toEqual([{ key: 'key' }, { key: 'key' }])
})

test('a code that could not be checked is checked by Try again, and by the button', async () => {
  broken.add('/verify-otp')
  await openVerified()
  await retry()
  expect(await screen.findByRole('heading', { name: 'Hello Eva' })).toBeVisible()
  expect(listBodies('/verify-otp')).toEqual([{ code: '123456' }, { code: '123456' }])
})

test('a code too short is refused by the button, a whole one that failed is checked by it', async () => {
  broken.add('/verify-otp')
  openLink()
  await press('Send me a code')
  const field = await screen.findByLabelText('Six-digit code')
  await userEvent.type(field, '12345')
  await press('Continue')
  expect(await screen.findByText('Type all six digits.')).toBeVisible()
  expect(listBodies('/verify-otp')).toEqual([])
  await userEvent.type(field, '6')
  await screen.findByText(BUSY.message)
  broken.clear()
  await press('Continue')
  expect(await screen.findByRole('heading', { name: 'Hello Eva' })).toBeVisible()
})

test('a new code is sent by its button', async () => {
  openLink()
  await press('Send me a code')
  await press('Send a new code')
  expect(await screen.findByText('A new code is on its way.')).toBeVisible()
  expect(listBodies('/resend-otp')).toEqual([{}])
})

test('the list of forms is asked for a second time when that failed', async () => {
  broken.add('/forms')
  await openVerified()
  await retry()
  expect(await screen.findByRole('heading', { name: 'Hello Eva' })).toBeVisible()
})

test('USE-019 a consent is read in the page’s language, or in the clinic’s own where it isn’t translated', async () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I know the risks.' }] }] }
  const swedish = { language: 'sv', title: 'Samtycke', body: { type: 'doc', content: [] } }
  const english = { language: 'en', title: 'Consent', body: text }
  const untranslated = { ...consent, id: 'c2', texts: [{ ...swedish, title: 'Bara på svenska' }] }
  forms = { ...forms, consents: [{ ...consent, texts: [swedish, english] }, untranslated] }
  await openVerified()
  expect(await screen.findByRole('button', { name: /^Bara på svenska/ })).toBeVisible()
  await press(/^Consent/)
  expect((await screen.findByText('I know the risks.')).closest('[lang]')).toHaveAttribute('lang', 'en')
})

test('REC-031 a consent that could not be sent is sent by Try again', async () => {
  broken.add('/consents/c1/sign')
  await fillConsent()
  await retry()
  await waitFor(() => expect(listBodies('/consents/c1/sign')).toHaveLength(2))
  expect(listBodies('/consents/c1/sign')[1]).toMatchObject({ agreed: true, version: 3 })
  expect(await screen.findByRole('heading', { name: 'Hello Eva' })).toBeVisible()
})

type ScreenTexts = Record<'send' | 'code' | 'agree' | 'type' | 'name' | 'sign' | 'next' | 'answer' | 'no', string>
const screens: Record<string, ScreenTexts> = {
  en: {
    send: 'Send me a code',
    code: 'Six-digit code',
    agree: 'I have read and understood',
    type: 'Type my name instead',
    name: 'Your name',
    sign: 'Sign',
    next: 'Next',
    answer: 'Send my answers',
    no: 'No',
  },
  sv: {
    send: 'Skicka en kod till mig',
    code: 'Sexsiffrig kod',
    agree: 'Jag har läst och förstått',
    type: 'Skriv mitt namn i stället',
    name: 'Ditt namn',
    sign: 'Signera',
    next: 'Nästa',
    answer: 'Skicka mina svar',
    no: 'Nej',
  },
}

/** Moves by Tab to a control; fails when Tab doesn't stop there. */
async function tabTo(control: HTMLElement) {
  for (let stops = 0; stops < 60 && document.activeElement !== control; stops += 1) await userEvent.tab()
  expect(control).toHaveFocus()
}

async function typeByKeyboard(label: string, text: string) {
  await tabTo(await screen.findByLabelText(label))
  await userEvent.keyboard(text)
}

async function pressByKeyboard(role: 'button' | 'checkbox' | 'radio', name: string | RegExp) {
  await tabTo(await screen.findByRole(role, { name }))
  await userEvent.keyboard(role === 'button' ? '{Enter}' : ' ')
}

/** Open the link, type the code and the consent's signature, by keyboard alone, up to the button that signs. */
async function fillConsentByKeyboard(lang: string, t: ScreenTexts) {
  openLink(lang)
  await pressByKeyboard('button', t.send)
  await typeByKeyboard(t.code, '123456')
  await pressByKeyboard('button', /^Consent/)
  await pressByKeyboard('checkbox', new RegExp(t.agree))
  await pressByKeyboard('button', t.type)
  await typeByKeyboard(t.name, 'Eva Lind')
}

const languages = Object.entries(screens)

test.each(languages)('BEY-064 PUB-008 a client signs and answers by keyboard alone: %s', async (lang, t) => {
  forms = { ...forms, questionnaires: [{ ...health, questions: [makeQuestion('a', 'yes_no', { text_sv: 'Question a' })] }] }
  await fillConsentByKeyboard(lang, t)
  await pressByKeyboard('button', t.sign)
  await waitFor(() => expect(listBodies('/consents/c1/sign')).toHaveLength(1))
  expect(listBodies('/consents/c1/sign')[0]).toMatchObject({ agreed: true, version: 3 })
  await pressByKeyboard('button', /^(Health|Hälsa)/)
  const group = await screen.findByRole('group', { name: /Question a/ })
  await tabTo(within(group).getAllByRole('radio')[0] as HTMLElement)
  await userEvent.keyboard('{ArrowDown}')
  expect(within(group).getByRole('radio', { name: t.no })).toBeChecked()
  await pressByKeyboard('button', t.next)
  await pressByKeyboard('button', t.answer)
  await waitFor(() => expect(listBodies('/questionnaires/q1/answer')).toHaveLength(1))
  expect(listBodies('/questionnaires/q1/answer')[0]).toMatchObject({ answers: { a: false } })
})

test.each(languages)(
  'LAW-021 a consent within the time to reflect says the earliest lawful time, and loses no input: %s',
  async (lang, t) => {
    const message = 'Earliest lawful time: 2026-11-30 10:00.'
    const data = { reasons: ['reflection'], earliest_at: '2026-11-30 09:00:00' }
    server.use(http.post(`${BASE}/consents/c1/sign`, () => errorResponse(409, 'aesthetics.not_lawful', message, data)))
    await fillConsentByKeyboard(lang, t)
    await press(t.sign)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(t.name)).toHaveValue('Eva Lind')
  },
)

test.each([
  { asks_agreement: true, asks_data_consent: true },
  { asks_agreement: false, asks_data_consent: true },
  { asks_agreement: false, asks_data_consent: false },
])('REC-032 the boxes to tick before the signature follow the clinic’s settings: %o', async (asks) => {
  forms = { ...forms, consents: [{ ...consent, ...asks }] }
  await openVerified()
  await press(/^Consent/)
  await press('Type my name instead')
  await userEvent.type(screen.getByLabelText('Your name'), 'Eva Lind')
  const count = Number(asks.asks_agreement) + Number(asks.asks_data_consent)
  const boxes = screen.queryAllByRole('checkbox', { name: /I have read|I consent/ })
  expect(boxes).toHaveLength(count)
  if (count > 0) {
    await press('Sign')
    expect(screen.queryAllByText('You need to agree to go on.')).toHaveLength(count)
    for (const box of boxes) await userEvent.click(box)
  }
  await press('Sign')
  await waitFor(() => expect(listBodies('/consents/c1/sign')).toHaveLength(1))
  expect(listBodies('/consents/c1/sign')[0]).toMatchObject({ agreed: asks.asks_agreement, data_consent: asks.asks_data_consent })
})

test('LAW-022 a guardian signs with their name and relation', async () => {
  await openVerified()
  await press(/^Consent/)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I sign as the guardian of the client' }))
  await press('Sign')
  expect(await screen.findByLabelText('Your name *')).toHaveAccessibleDescription('This field is required.')
  await userEvent.click(screen.getByRole('checkbox', { name: /I have read and understood/ }))
  await press('Type my name instead')
  await userEvent.type(screen.getByLabelText('Your name'), 'Eva Lind')
  await userEvent.type(screen.getByLabelText('Your name *'), 'Eva Lind')
  await userEvent.type(screen.getByLabelText(/^Your relation to the client/), 'Mother')
  await press('Sign')
  await waitFor(() => expect(listBodies('/consents/c1/sign')).toHaveLength(1))
  expect(listBodies('/consents/c1/sign')[0]).toMatchObject({ signed_by: 'Eva Lind', signer_relation: 'Mother' })
})

test('a form is left to the list, and a question to the one before it', async () => {
  await openVerified()
  await press(/^Consent/)
  await press(/All forms/)
  await press(/^Health/)
  await next()
  expect(await screen.findByText('Question b')).toBeVisible()
  await press(/Back/)
  expect(await screen.findByText('Question a')).toBeVisible()
  await press(/All forms/)
  expect(await screen.findByRole('heading', { name: 'Hello Eva' })).toBeVisible()
})

test('REC-041 answers of each kind are sent, by Try again when that failed', async () => {
  broken.add('/questionnaires/q1/answer')
  await answerHealth()
  await press('Send my answers')
  await retry()
  await waitFor(() => expect(listBodies('/questionnaires/q1/answer')).toHaveLength(2))
  for (const body of listBodies('/questionnaires/q1/answer')) expect(body).toMatchObject({ answers: sentAnswers, version: 2 })
})
