import { server } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { COMPANY, CONTACT } from '../../testing/fake-clinic'
import { clickButton, expectAccessible, findHeading, openPage, reloadPage, setUpFreshTab } from '../../testing/visitor'
import type { RegistrationClinic } from './registration.api'

setUpFreshTab()

const BASE = `*/api/registration-portal/${COMPANY}`
const FORMS = `*/api/questionary-loc/${COMPANY}`
const PAGE = `/registration/${COMPANY}?lang=en`
const CODE = '314159'
const MAJA = '00000000-0000-7000-8000-00000000000a'
const CITY_FIELD = '00000000-0000-7000-8000-0000000000e1'
const field = { is_visible: true, is_required: false, name_en: '', name_sv: '' }
const hidden = { ...field, is_visible: false }
const fields: RegistrationClinic['fields'] = {
  profile_photo: field,
  personal_id: field,
  date_of_birth: field,
  mobile_number: field,
  occupation: { ...field, name_en: 'Trade' },
  street_address: field,
  city: { ...field, is_required: true },
  zip_code: field,
  state: hidden,
  country: field,
  cpr_id: hidden,
  email: field,
}
const clinic: RegistrationClinic = {
  name: 'Ljus Klinik',
  logo: null,
  cover: null,
  theme_color: '#0f766e',
  is_black_text: false,
  language: 'en',
  timezone: 'Europe/Stockholm',
  date_format: 'YYYY-MM-DD',
  is_twelve_hours: false,
  country: 'SE',
  state: 'open',
  proof: 'code',
  code_channel: 'sms',
  fields,
  extra_fields: [
    {
      id: CITY_FIELD,
      name_en: 'How did you hear of us?',
      name_sv: '',
      type: 'choice',
      choices: ['A friend', 'Other'],
      is_required: false,
      position: 1,
    },
  ],
  practitioners: [{ id: MAJA, name: 'Maja Ek', title: 'Nurse' }],
  policy: null,
  ...CONTACT,
}
const questionnaire = { id: 'q1', title_en: 'Health', title_sv: '', questions: [], answers: {}, version: 1 }
const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Risks.' }] }] }
const consent = {
  id: 'c1',
  texts: [{ language: 'en', title: 'Consent', body: text }],
  questions: [],
  asks_agreement: true,
  asks_data_consent: false,
  asks_publish_permission: false,
  answers: {},
  publish_permission: '',
  version: 1,
}
type Refusal = { status: number; code: string; message: string; errors?: object }

/** The server's side: the clinic, the flow, and what was sent. */
let side: {
  clinic: RegistrationClinic
  state: string
  isExpired: boolean
  sent: { path: string; body: unknown; key: string | null }[]
  refusals: Map<string, Refusal>
  registered: number
}

const ok = (data: unknown) => HttpResponse.json({ status: '1', message: '', data })
const refuse = ({ status, code, message, errors }: Refusal) =>
  HttpResponse.json({ status: '0', message, data: { code }, errors }, { status })
const flow = () => ({ state: side.state, sent_to: '+46 •• •• 67', resend_at: null, expires_at: '2026-11-21 10:00:00' })
const formFlow = { flow_key: 'f0rms', state: 'verified', sent_to: '', resend_at: null, expires_at: '2026-11-21 10:00:00' }
const expired = { status: 401, code: 'registration.expired', message: 'Away.' }

beforeEach(() => {
  side = { clinic, state: 'open', isExpired: false, sent: [], refusals: new Map(), registered: 0 }
  const act = (method: 'post' | 'put', path: string, run: (body: Record<string, string>) => unknown) =>
    http[method](BASE + path, async ({ request }) => {
      const body = (await request.json()) as Record<string, string>
      side.sent.push({ path, body, key: request.headers.get('idempotency-key') })
      if (side.isExpired && path !== '/flows') return refuse(expired)
      const refusal = side.refusals.get(path)
      return refusal ? refuse(refusal) : ok(run(body))
    })
  server.use(
    http.get(BASE, () => ok(side.clinic)),
    http.get(`${BASE}/flow`, () => (side.isExpired ? refuse(expired) : ok(flow()))),
    act('post', '/flows', () => {
      side.isExpired = false
      return { ...flow(), flow_key: 'fl0w' }
    }),
    act('put', '/flow', flow),
    act('post', '/send-otp', () => {
      side.state = 'code_sent'
      return flow()
    }),
    act('post', '/verify-otp', () => {
      side.state = 'verified'
      return flow()
    }),
    act('post', '/register', () => {
      side.registered += 1
      side.state = 'registered'
      return { form_flow: formFlow, pending_forms: 2 }
    }),
    http.get(`${FORMS}/forms`, () =>
      ok({
        first_name: 'Stored',
        last_name: 'Name',
        consents: [consent],
        questionnaires: [questionnaire],
        completed: [{ id: 'x', title_en: 'Old secret', title_sv: '', completed_at: '2026-11-20 10:00:00' }],
      }),
    ),
    http.get(`${FORMS}/drafts/:form/:subject`, () => ok(null)),
    http.post(`${BASE}/files`, () => ok({ id: 'p1', name: 'eva.jpg' })),
  )
})

const sentTo = (path: string) => side.sent.filter((call) => call.path === path)

async function fillDetails() {
  await userEvent.type(await screen.findByLabelText('First name'), 'Eva')
  await userEvent.type(screen.getByLabelText('Last name'), 'Lind')
  await userEvent.type(screen.getByLabelText('Mobile phone'), '070-123 45 67')
  await userEvent.type(screen.getByLabelText('E-mail'), 'eva@example.com')
  await userEvent.type(screen.getByLabelText('City'), 'Lund')
}

async function registerByCode() {
  openPage(PAGE)
  await clickButton(/^Maja Ek/)
  await fillDetails()
  await clickButton('Continue')
  await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
  await findHeading('Questions before your visit')
}

const BUSY: Refusal = { status: 429, code: 'portal.busy', message: 'Many are asking right now.' }
const pendingOrder = {
  order_ref: 'o1',
  state: 'pending',
  hint: '',
  code: '',
  message: 'Start the app.',
  start_desktop: 'bankid:///x',
  start_mobile: 'https://app.bankid.com/x',
  outcome: {},
}

describe('PUB-007 registration', () => {
  it('goes from the practitioner by the details and the code to the forms, and says when it is done', async () => {
    openPage(PAGE)
    await findHeading('Whom do you want to see?')
    await expectAccessible()
    await clickButton(/^Maja Ek/)
    await fillDetails()
    await userEvent.selectOptions(screen.getByLabelText('How did you hear of us?'), 'A friend')
    await userEvent.type(screen.getByLabelText('Trade'), 'Baker')
    await userEvent.upload(screen.getByLabelText('Picture of you'), new File(['x'], 'eva.jpg', { type: 'image/jpeg' }))
    await screen.findByText('The picture is uploaded.')
    await expectAccessible()
    await clickButton('Continue')
    await userEvent.type(await screen.findByLabelText('Six-digit code'), CODE)
    await findHeading('Questions before your visit')
    expect(screen.getByRole('button', { name: /^Health/ })).toBeVisible()
    expect(screen.queryByText(/Stored|Old secret|Consent/)).toBeNull()
    await expectAccessible()
    await clickButton('Continue without them')
    await findHeading('Consents to read and sign')
    expect(screen.getByRole('button', { name: /^Consent/ })).toBeVisible()
    await clickButton('Continue without them')
    await findHeading('You are registered')
    expect(sentTo('/flow')[0]?.body).toMatchObject({
      first_name: 'Eva',
      country_code: '+46',
      mobile_number: '701234567',
      city: 'Lund',
      occupation: 'Baker',
      profile_photo: 'p1',
      country: 'SE',
      membership_id: MAJA,
      extra_fields: { [CITY_FIELD]: 'A friend' },
      policy_id: null,
    })
    expect(side.registered).toBe(1)
    expect(window.sessionStorage.getItem('registration.c0mpany.details')).toBeNull()
  })

  it('keeps what is typed over a reload, and the choice of no practitioner', async () => {
    openPage(PAGE)
    await clickButton('I don’t know yet')
    await fillDetails()
    reloadPage()
    expect(await screen.findByLabelText('First name')).toHaveValue('Eva')
    expect(screen.getByLabelText('City')).toHaveValue('Lund')
    await clickButton('Continue')
    await screen.findByLabelText('Six-digit code')
    expect(sentTo('/flow')[0]?.body).toMatchObject({ membership_id: null })
  })

  it('opens the forms after a reload, and a double click registers once', async () => {
    await registerByCode()
    reloadPage()
    await findHeading('Questions before your visit')
    expect(side.registered).toBe(1)
    expect(sentTo('/register')).toHaveLength(1)
  })

  it('shows an error beside its field, and sends nothing that is empty and required', async () => {
    openPage(PAGE)
    await clickButton(/^Maja Ek/)
    await clickButton('Continue')
    expect(await screen.findByLabelText('First name')).toHaveAccessibleDescription(/required/i)
    expect(screen.getByLabelText('City')).toHaveAttribute('aria-invalid', 'true')
    expect(side.sent).toEqual([])
    side.refusals.set('/flow', {
      status: 422,
      code: 'validation',
      message: 'Check.',
      errors: { personal_id: [{ code: 'x', message: 'No such number.' }] },
    })
    await fillDetails()
    await clickButton('Continue')
    expect(await screen.findByText('No such number.')).toBeVisible()
    expect(screen.getByLabelText('City')).toHaveValue('Lund')
  })

  it('leads back to the details when the visitor was away too long, and they are still there', async () => {
    openPage(PAGE)
    await clickButton(/^Maja Ek/)
    await fillDetails()
    await clickButton('Continue')
    await screen.findByLabelText('Six-digit code')
    side.isExpired = true
    await userEvent.type(screen.getByLabelText('Six-digit code'), CODE)
    await screen.findByText(/You have been away for a while/)
    expect(await screen.findByLabelText('First name')).toHaveValue('Eva')
    side.state = 'open'
    await clickButton('Continue')
    await screen.findByLabelText('Six-digit code')
    expect(sentTo('/flows')).toHaveLength(2)
  })

  it('sends another code, and goes back to the details and to the practitioner', async () => {
    openPage(PAGE)
    await clickButton(/^Maja Ek/)
    await fillDetails()
    await clickButton('Continue')
    await clickButton('Send a new code')
    await waitFor(() => expect(sentTo('/send-otp')).toHaveLength(2))
    await clickButton(/Back$/)
    expect(await screen.findByLabelText('First name')).toHaveValue('Eva')
    await clickButton(/Back$/)
    await findHeading('Whom do you want to see?')
  })

  it('says that the clinic takes no registrations, in both languages, and that an address leads nowhere', async () => {
    side.clinic = { ...clinic, state: 'closed' }
    openPage(PAGE)
    expect(await screen.findByText(/takes no registrations online/)).toBeVisible()
    expect(screen.getAllByRole('main')).toHaveLength(1)
    await clickButton('Svenska')
    expect(await screen.findByText(/tar inte emot registreringar/)).toBeVisible()
    server.use(http.get(BASE, () => refuse({ status: 404, code: 'not_found', message: 'None.' })))
    openPage(PAGE)
    await waitFor(() => expect(screen.queryByText(/registreringar/)).toBeNull())
  })

  it('asks for BankID where the clinic requires it, and registers when it is done', async () => {
    side.clinic = { ...clinic, proof: 'bankid' }
    let isSigned = false
    server.use(
      http.post(`${BASE}/bankid/start-order`, () => ok(pendingOrder)),
      http.get(`${BASE}/bankid/generate-qr`, () => ok({ qr: 'bankid.1.2.3', seconds: 1 })),
      http.post(`${BASE}/bankid/collect-order`, () => ok({ ...pendingOrder, state: isSigned ? 'complete' : 'pending' })),
      http.post(`${BASE}/bankid/cancel-order`, () => ok({ ...pendingOrder, state: 'failed' })),
    )
    openPage(PAGE)
    await clickButton(/^Maja Ek/)
    expect(screen.queryByLabelText(/Personal/)).toBeNull()
    await fillDetails()
    await clickButton('Continue')
    await findHeading('Identify yourself with BankID')
    await clickButton('Identify with BankID')
    expect(await screen.findByText('Start the app.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open BankID on this device' })).toHaveAttribute('href', 'bankid:///x')
    expect(sentTo('/send-otp')).toEqual([])
    isSigned = true
    await findHeading('Questions before your visit')
    expect(side.registered).toBe(1)
  })
})

describe('PUB-007 what fails is sent again', () => {
  it('the clinic, the details and the registration', async () => {
    let isBusy = true
    server.use(http.get(BASE, () => (isBusy ? refuse(BUSY) : ok(side.clinic))))
    openPage(PAGE)
    await screen.findByText(BUSY.message)
    isBusy = false
    await clickButton('Try again')
    await clickButton(/^Maja Ek/)
    await fillDetails()
    side.refusals.set('/flow', BUSY)
    await clickButton('Continue')
    await screen.findByText(BUSY.message)
    side.refusals.delete('/flow')
    await clickButton('Try again')
    await screen.findByLabelText('Six-digit code')
    expect(sentTo('/flow')).toHaveLength(2)
  })

  it('the registration, when the forms are opened anew', async () => {
    await registerByCode()
    side.refusals.set('/register', BUSY)
    server.use(http.get(`${FORMS}/forms`, () => refuse({ status: 401, code: 'forms.flow_expired', message: 'Away.' })))
    reloadPage()
    await screen.findByText(BUSY.message)
    const before = sentTo('/register').length
    side.refusals.delete('/register')
    await clickButton('Try again')
    await waitFor(() => expect(sentTo('/register').length).toBeGreaterThan(before))
  })

  it('the order of BankID that has ended', async () => {
    side.clinic = { ...clinic, proof: 'bankid' }
    let started = 0
    server.use(
      http.post(`${BASE}/bankid/start-order`, () => {
        started += 1
        return ok(pendingOrder)
      }),
      http.get(`${BASE}/bankid/generate-qr`, () => ok({ qr: 'bankid.1.2.3', seconds: 1 })),
      http.post(`${BASE}/bankid/collect-order`, () =>
        ok(started > 1 ? pendingOrder : { ...pendingOrder, state: 'failed', message: 'You cancelled.' }),
      ),
      http.post(`${BASE}/bankid/cancel-order`, () => ok({ ...pendingOrder, state: 'failed' })),
    )
    openPage(PAGE)
    await clickButton(/^Maja Ek/)
    await fillDetails()
    await clickButton('Continue')
    await clickButton('Identify with BankID')
    await screen.findByText('You cancelled.', undefined, { timeout: 5000 })
    await clickButton('Identify with BankID')
    await waitFor(() => expect(started).toBe(2))
    expect(await screen.findByText('Start the app.')).toBeVisible()
  })
})
