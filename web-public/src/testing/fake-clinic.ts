import { type HttpHandler, HttpResponse, http } from 'msw'
import type { Category, Clinic, Details, Flow, OnlinePayment, Slot } from '../booking/portal.api'
import type { PaidVisit } from '../features/payment/payment.api'

export const COMPANY = 'c0mpany'
export const CODE = '314159'
export const ANNA = '00000000-0000-7000-8000-00000000000a'
export const BO = '00000000-0000-7000-8000-00000000000b'
const FACIAL = '00000000-0000-7000-8000-0000000000f1'
const PEEL = '00000000-0000-7000-8000-0000000000f2'

const waitingPayment: OnlinePayment = {
  key: 'p4y',
  method: 'swish',
  kind: 'deposit',
  amount: 19000,
  state: 'waiting',
  url: '',
  token: '',
  error: '',
  expires_at: '2026-11-21 08:15:00',
}

const FIRST_DAY = '2026-11-23'
const LAST_DAY = '2027-01-01'

interface FakeFlow extends Flow {
  details?: Details
}

type Reply = { status?: number; code?: string; message?: string; data?: object; errors?: object }

/** What a clinic states of itself on its pages (LAW-024, LAW-053). */
export const CONTACT = {
  street_address: 'Storgatan 1',
  zip_code: '411 01',
  city: 'Göteborg',
  phone_number: '+4631123456',
  contact_email: 'hej@ljus.example',
  organization_number: '556012-5790',
  patient_insurance: 'Löf',
  ivo_registration: '12345-1',
  complication_contact: '031-12 34 56',
} satisfies Partial<Clinic>

const defaultClinic: Clinic = {
  name: 'Ljus Klinik',
  logo: null,
  cover: null,
  theme_color: '#0f766e',
  is_black_text: false,
  language: 'en',
  timezone: 'Europe/Stockholm',
  date_format: 'YYYY-MM-DD',
  is_twelve_hours: false,
  calendar_first_day_sunday: false,
  field_names: { mobile_number: { name_en: '', name_sv: '' }, email: { name_en: '', name_sv: '' } },
  unit: 'SEK',
  ...CONTACT,
  google_rating: null,
  takes_payment: false,
  code_channel: 'sms',
  state: 'open',
  cancellation_policy: { hours: 0, text_en: '', text_sv: '' },
  policy: null,
  content: {
    welcome_en: '',
    welcome_sv: '',
    details_en: '',
    details_sv: '',
    done_en: '',
    done_sv: '',
    personal_id: 'hidden',
    date_of_birth: 'hidden',
    address: 'hidden',
    special_request: 'optional',
    needs_bankid: false,
  },
  extra_fields: [],
  names_treatments: false,
}

/** A clinic's portal behind a mocked network, with the rules that a visitor meets; it records the SMS and bookings, which must not be doubled. */
export class FakeClinic {
  settings = structuredClone(defaultClinic)
  categories: Category[] = [skinCategory]
  smsSent: Details[] = []
  bookedTimes: string[] = []
  takenTimes = new Set<string>()
  calls: { action: string; key: string | null; body: unknown; language: string | null }[] = []
  /** Actions that are carried out, but whose response is lost. */
  lostResponses = new Set<string>()
  /** Actions that never reach the server. */
  unreachable = new Set<string>()
  refusals = new Map<string, Reply>()
  holdMinutes = 15
  /** What is paid before a visit is booked, once the phone is verified. */
  paymentTerms: Flow['payment_terms'] = null
  payment: OnlinePayment | null = null
  paidVisit: PaidVisit | null = null
  /** What cancelling late and not coming cost. */
  feeTerms: Flow['fee_terms'] = null
  /** Whether the booked service asks its clients for consents or questionnaires. */
  asksForms = false
  private flows = new Map<string, FakeFlow>()
  private responses = new Map<string, Response>()

  endFlows() {
    this.flows.clear()
  }

  expireHolds() {
    for (const flow of this.flows.values()) if (flow.hold) flow.hold.expires_at = inMinutes(-1)
  }

  get handlers(): HttpHandler[] {
    const base = `*/api/v2/booking-portal/${COMPANY}`
    return [
      http.get(base, () => this.read('clinic', () => okResponse(this.settings))),
      http.get('*/api/v2/booking-portal/:other', () => errorResponse({ status: 404, code: 'not_found', message: 'Not found' })),
      http.get(`${base}/categories`, () => this.read('categories', () => okResponse(this.categories))),
      http.get(`${base}/practitioners`, () => this.read('practitioners', () => okResponse(practitioners))),
      http.get(`${base}/available-days`, ({ request }) => this.read('days', () => okResponse({ days: this.days(new URL(request.url)) }))),
      http.get(`${base}/available-slots`, ({ request }) =>
        this.read('slots', () => okResponse({ slots: this.slots(new URL(request.url).searchParams.get('day') ?? '') })),
      ),
      http.get(`${base}/find-available-slot`, () => this.read('firstAvailable', () => okResponse({ slot: this.firstSlot() }))),
      http.get(`${base}/flow`, ({ request }) =>
        this.read('flow', () =>
          this.withFlow(request, (flow) => okResponse({ ...flow, payment_terms: flow.payment_terms && this.paymentTerms })),
        ),
      ),
      http.get(`${base}/booking`, ({ request }) =>
        this.read('confirmation', () => this.withFlow(request, (flow) => okResponse(this.confirmation(flow)))),
      ),
      http.post(`${base}/flows`, (info) => this.action('begin', info.request, () => this.startFlow())),
      http.put(`${base}/flow`, (info) =>
        this.flowAction('choose', info.request, (flow, body) => this.selectSlot(flow, body as Flow['selection'])),
      ),
      http.post(`${base}/send-otp`, (info) =>
        this.flowAction('send-otp', info.request, (flow, body) => this.sendCode(flow, body as Details)),
      ),
      http.post(`${base}/resend-otp`, (info) => this.flowAction('resend-otp', info.request, (flow) => this.sendCode(flow, flow.details))),
      http.post(`${base}/verify-otp`, (info) =>
        this.flowAction('verify-otp', info.request, (flow, body) => this.verifyCode(flow, (body as { code: string }).code)),
      ),
      http.post(`${base}/hold`, (info) => this.flowAction('hold', info.request, (flow) => this.hold(flow))),
      http.post(`${base}/create-with-pos`, (info) =>
        this.flowAction('pay', info.request, (_, body) => this.startPayment((body as { method: 'swish' | 'online' }).method)),
      ),
      http.get(`${base}/payment-status`, ({ request }) => this.read('payment', () => this.paymentStatus(request))),
      http.post(`${base}/bookings`, (info) => this.flowAction('bookings', info.request, (flow) => this.book(flow))),
    ]
  }

  private read(action: string, respond: () => Response) {
    const refusal = this.refusals.get(action)
    if (refusal) return errorResponse(refusal)
    return this.unreachable.has(action) ? HttpResponse.error() : respond()
  }

  /** Repeats the first response for a repeated Idempotency-Key, as the server does. */
  private async action(action: string, request: Request, run: (body: unknown) => Response) {
    const key = request.headers.get('idempotency-key')
    const body = await request.json()
    this.calls.push({ action: action, key, body, language: request.headers.get('x-language') })
    if (this.unreachable.has(action)) return HttpResponse.error()
    const refusal = this.refusals.get(action)
    if (refusal) return errorResponse(refusal)
    const first = this.responses.get(`${action}:${key}`) ?? run(body)
    this.responses.set(`${action}:${key}`, first.clone())
    return this.lostResponses.has(action) ? HttpResponse.error() : first
  }

  private flowAction(action: string, request: Request, run: (flow: FakeFlow, body: unknown) => Response) {
    return this.action(action, request, (body) => this.withFlow(request, (flow) => run(flow, body)))
  }

  /** What a completed BankID order does to the visitor's flow. */
  identify() {
    for (const flow of this.flows.values()) flow.is_identified = true
  }

  private withFlow(request: Request, run: (flow: FakeFlow) => Response) {
    const flow = this.flows.get(request.headers.get('x-flow-key') ?? '')
    return flow ? run(flow) : errorResponse({ status: 401, code: 'booking_flow.expired', message: 'Not authorized!' })
  }

  private startFlow() {
    const flow_key = `flow-${this.flows.size + 1}`
    const expires_at = inMinutes(120)
    this.flows.set(flow_key, {
      state: 'open',
      expires_at,
      selection: null,
      sent_to: null,
      resend_at: null,
      hold: null,
      is_identified: false,
      payment_terms: null,
      fee_terms: this.feeTerms,
    })
    return okResponse({ flow_key, expires_at })
  }

  private selectSlot(flow: FakeFlow, selection: Flow['selection']) {
    if (selection && this.takenTimes.has(selection.start_at)) return this.timeTaken(selection.start_at)
    return okResponse(Object.assign(flow, { selection, hold: null }))
  }

  private sendCode(flow: FakeFlow, details?: Details) {
    if (!details) return errorResponse({ status: 422, code: 'validation', message: 'No details' })
    this.smsSent.push(details)
    return okResponse(Object.assign(flow, { details, state: 'code_sent', sent_to: '+46 •• •• 67', resend_at: inMinutes(0) }))
  }

  private verifyCode(flow: FakeFlow, code: string) {
    if (code !== CODE) {
      const errors = { code: [{ code: 'otp.wrong', message: 'That is not the code we sent.' }] }
      return errorResponse({ status: 422, code: 'validation', message: 'Validation failed', errors })
    }
    flow.state = 'verified'
    flow.payment_terms = this.paymentTerms
    return this.hold(flow)
  }

  private hold(flow: FakeFlow) {
    const { start_at = '', practitioner_id = null } = flow.selection ?? {}
    if (this.takenTimes.has(start_at)) return this.timeTaken(start_at)
    return okResponse(
      Object.assign(flow, { hold: { expires_at: inMinutes(this.holdMinutes), start_at, practitioner_id: practitioner_id ?? ANNA } }),
    )
  }

  private book(flow: FakeFlow) {
    const start = flow.hold?.start_at ?? ''
    if (this.takenTimes.has(start)) return this.timeTaken(start)
    this.bookedTimes.push(start)
    flow.state = 'booked'
    return okResponse(this.confirmation(flow))
  }

  private startPayment(method: OnlinePayment['method']) {
    const links = method === 'swish' ? { url: '', token: 't0ken' } : { url: 'https://pay.example/checkout?ref=1', token: '' }
    this.payment = { ...waitingPayment, method, ...links }
    return okResponse(this.payment)
  }

  private paymentStatus(request: Request) {
    const isOwn = request.headers.get('x-flow-key') === 'flow-1'
    if (!this.payment || new URL(request.url).searchParams.get('booking_id') !== this.payment.key)
      return errorResponse({ status: 404, code: 'not_found', message: 'Not found' })
    return okResponse({ payment: this.payment, visit: isOwn ? this.paidVisit : null, is_receipt_paid: this.payment.state === 'booked' })
  }

  private confirmation(flow: FakeFlow) {
    const start_at = flow.hold?.start_at ?? ''
    const end_at = serializeInstant(new Date(Date.parse(`${start_at.replace(' ', 'T')}Z`) + 3_600_000))
    const booking = { id: 'b1', start_at, end_at, state: 'confirmed', service_name: 'Facial', practitioner_name: 'Anna Ek', price: 95000 }
    return { booking, key: 'k3y', asks_forms: this.asksForms, fee_terms: this.feeTerms }
  }

  private timeTaken(start: string) {
    const slots = this.slots(start.slice(0, 10))
    return errorResponse({ status: 409, code: 'booking.time_taken', message: 'The time is taken', data: { slots } })
  }

  private slots(day: string): Slot[] {
    if ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return []
    return ['08:00', '09:00', '12:30', '16:30']
      .map((hour) => ({ start_at: `${day} ${hour}:00`, practitioner_ids: [ANNA, BO] }))
      .filter(({ start_at }) => !this.takenTimes.has(start_at))
  }

  private firstSlot(): Slot | null {
    for (let day = FIRST_DAY; day < LAST_DAY; day = nextDay(day)) {
      const [slot] = this.slots(day)
      if (slot) return slot
    }
    return null
  }

  private days({ searchParams }: URL) {
    const days: { day: string; free: number }[] = []
    const to = searchParams.get('to') ?? ''
    for (let day = searchParams.get('from') ?? to; day <= to; day = nextDay(day)) days.push({ day, free: this.slots(day).length })
    return days
  }
}

export const skinCategory: Category = {
  id: 'cat-skin',
  name: 'Skin',
  name_en: '',
  name_sv: '',
  services: [
    {
      id: FACIAL,
      name: 'Facial',
      name_en: '',
      name_sv: '',
      aesthetic_kind: '',
      color: '#0f766e',
      price: 95000,
      duration: 60,
      description_en: 'Deep cleansing',
      description_sv: 'Djuprengöring',
      add_ons: [],
      practitioner_id: null,
    },
    {
      id: PEEL,
      name: 'Peel consultation',
      name_en: '',
      name_sv: '',
      aesthetic_kind: '',
      color: '#0f766e',
      price: 0,
      duration: 20,
      description_en: '',
      description_sv: '',
      add_ons: [],
      practitioner_id: null,
    },
  ],
}

const practitioners = [
  { id: ANNA, name: 'Anna Ek', title: 'Skin therapist', booking_description_en: 'Lasers', booking_description_sv: 'Laser', photo: null },
  { id: BO, name: 'Bo Berg', title: null, booking_description_en: null, booking_description_sv: null, photo: null },
]

const serializeInstant = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
const inMinutes = (minutes: number) => serializeInstant(new Date(Date.now() + minutes * 60_000))
const nextDay = (day: string) => serializeInstant(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)).slice(0, 10)
const okResponse = (data: object) => HttpResponse.json({ status: '1', message: '', data })

function errorResponse({ status = 400, code, message = '', data = {}, errors }: Reply) {
  return HttpResponse.json({ status: '0', message, data: { code, ...data }, errors }, { status })
}
