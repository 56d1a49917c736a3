import { type HttpHandler, HttpResponse, http } from 'msw'
import type { Category, Clinic, Details, Flow, Slot } from '../booking/portal.api'

export const COMPANY = 'c0mpany'
export const CODE = '314159'
export const ANNA = '00000000-0000-7000-8000-00000000000a'
export const BO = '00000000-0000-7000-8000-00000000000b'
const FACIAL = '00000000-0000-7000-8000-0000000000f1'
const PEEL = '00000000-0000-7000-8000-0000000000f2'

interface FakeFlow extends Flow {
  details?: Details
}

type Reply = { status?: number; code?: string; message?: string; data?: object; errors?: object }

const clinicFace: Clinic = {
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
  unit: 'SEK',
  codes_by: 'sms',
  state: 'open',
}

/** A clinic's portal behind a mocked network, with the rules that a visitor can feel; it counts what a visitor must not pay twice for. */
export class FakeClinic {
  face = { ...clinicFace }
  categories: Category[] = [skin]
  smsSent: Details[] = []
  booked: string[] = []
  taken = new Set<string>()
  calls: { deed: string; key: string | null; body: unknown; language: string | null }[] = []
  /** Deeds whose answer is lost on the way back, though done. */
  loseAnswerOf = new Set<string>()
  /** Deeds that never reach the server. */
  unreachable = new Set<string>()
  refuse = new Map<string, Reply>()
  holdMinutes = 15
  private flows = new Map<string, FakeFlow>()
  private answers = new Map<string, Response>()

  endFlows() {
    this.flows.clear()
  }

  expireHolds() {
    for (const flow of this.flows.values()) if (flow.hold) flow.hold.expires_at = inMinutes(-1)
  }

  get handlers(): HttpHandler[] {
    const base = `*/api/v2/booking-portal/${COMPANY}`
    return [
      http.get(base, () => ok(this.face)),
      http.get('*/api/v2/booking-portal/:other', () => answer({ status: 404, code: 'not_found', message: 'Not found' })),
      http.get(`${base}/categories`, () => ok(this.categories)),
      http.get(`${base}/practitioners`, () => ok(practitioners)),
      http.get(`${base}/available-days`, ({ request }) => this.read('days', () => ok({ days: this.days(new URL(request.url)) }))),
      http.get(`${base}/available-slots`, ({ request }) =>
        this.read('slots', () => ok({ slots: this.slots(new URL(request.url).searchParams.get('day') ?? '') })),
      ),
      http.get(`${base}/find-available-slot`, () => this.read('soonest', () => ok({ slot: this.slots('2026-11-23')[0] ?? null }))),
      http.get(`${base}/flow`, ({ request }) => this.read('flow', () => this.withFlow(request, (flow) => ok(flow)))),
      http.get(`${base}/booking`, ({ request }) => this.withFlow(request, (flow) => ok(this.confirmation(flow)))),
      http.post(`${base}/flows`, (info) => this.deed('begin', info.request, () => this.begin())),
      http.put(`${base}/flow`, (info) => this.flowDeed('choose', info.request, (flow, body) => this.choose(flow, body as Flow['choice']))),
      http.post(`${base}/send-otp`, (info) =>
        this.flowDeed('send-otp', info.request, (flow, body) => this.sendCode(flow, body as Details)),
      ),
      http.post(`${base}/resend-otp`, (info) => this.flowDeed('resend-otp', info.request, (flow) => this.sendCode(flow, flow.details))),
      http.post(`${base}/verify-otp`, (info) =>
        this.flowDeed('verify-otp', info.request, (flow, body) => this.verify(flow, (body as { code: string }).code)),
      ),
      http.post(`${base}/hold`, (info) => this.flowDeed('hold', info.request, (flow) => this.hold(flow))),
      http.post(`${base}/bookings`, (info) => this.flowDeed('bookings', info.request, (flow) => this.book(flow))),
    ]
  }

  private read(deed: string, give: () => Response) {
    const refusal = this.refuse.get(deed)
    if (refusal) return answer(refusal)
    return this.unreachable.has(deed) ? HttpResponse.error() : give()
  }

  /** Idempotency as the wire says it: a repeat under one key gets the first answer. */
  private async deed(deed: string, request: Request, run: (body: unknown) => Response) {
    const key = request.headers.get('idempotency-key')
    const body = await request.json()
    this.calls.push({ deed, key, body, language: request.headers.get('x-language') })
    if (this.unreachable.has(deed)) return HttpResponse.error()
    const refusal = this.refuse.get(deed)
    if (refusal) return answer(refusal)
    const first = this.answers.get(`${deed}:${key}`) ?? run(body)
    this.answers.set(`${deed}:${key}`, first.clone())
    return this.loseAnswerOf.has(deed) ? HttpResponse.error() : first
  }

  private flowDeed(deed: string, request: Request, run: (flow: FakeFlow, body: unknown) => Response) {
    return this.deed(deed, request, (body) => this.withFlow(request, (flow) => run(flow, body)))
  }

  private withFlow(request: Request, run: (flow: FakeFlow) => Response) {
    const flow = this.flows.get(request.headers.get('x-flow-key') ?? '')
    return flow ? run(flow) : answer({ status: 401, code: 'flow.ended', message: 'Not authorized!' })
  }

  private begin() {
    const flow_key = `flow-${this.flows.size + 1}`
    const expires_at = inMinutes(120)
    this.flows.set(flow_key, { state: 'open', expires_at, choice: null, sent_to: null, resend_at: null, hold: null })
    return ok({ flow_key, expires_at })
  }

  private choose(flow: FakeFlow, choice: Flow['choice']) {
    if (choice && this.taken.has(choice.start_at)) return this.timeTaken(choice.start_at)
    return ok(Object.assign(flow, { choice, hold: null }))
  }

  private sendCode(flow: FakeFlow, details?: Details) {
    if (!details) return answer({ status: 422, code: 'validation', message: 'No details' })
    this.smsSent.push(details)
    return ok(Object.assign(flow, { details, state: 'code_sent', sent_to: '+46 •• •• 67', resend_at: inMinutes(0) }))
  }

  private verify(flow: FakeFlow, code: string) {
    if (code !== CODE) {
      const errors = { code: [{ code: 'otp.wrong', message: 'That is not the code we sent.' }] }
      return answer({ status: 422, code: 'validation', message: 'Validation failed', errors })
    }
    flow.state = 'verified'
    return this.hold(flow)
  }

  private hold(flow: FakeFlow) {
    const { start_at = '', practitioner_id = null } = flow.choice ?? {}
    if (this.taken.has(start_at)) return this.timeTaken(start_at)
    return ok(
      Object.assign(flow, { hold: { expires_at: inMinutes(this.holdMinutes), start_at, practitioner_id: practitioner_id ?? ANNA } }),
    )
  }

  private book(flow: FakeFlow) {
    const start = flow.hold?.start_at ?? ''
    if (this.taken.has(start)) return this.timeTaken(start)
    this.booked.push(start)
    flow.state = 'booked'
    return ok(this.confirmation(flow))
  }

  private confirmation(flow: FakeFlow) {
    const start_at = flow.hold?.start_at ?? ''
    const end_at = wire(new Date(Date.parse(`${start_at.replace(' ', 'T')}Z`) + 3_600_000))
    const booking = { id: 'b1', start_at, end_at, state: 'confirmed', service_name: 'Facial', practitioner_name: 'Anna Ek', price: 95000 }
    return { booking, key: 'k3y' }
  }

  private timeTaken(start: string) {
    const slots = this.slots(start.slice(0, 10))
    return answer({ status: 409, code: 'booking.time_taken', message: 'The time is taken', data: { slots } })
  }

  private slots(day: string): Slot[] {
    if ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return []
    return ['08:00', '09:00', '12:30', '16:30']
      .map((hour) => ({ start_at: `${day} ${hour}:00`, practitioner_ids: [ANNA, BO] }))
      .filter(({ start_at }) => !this.taken.has(start_at))
  }

  private days({ searchParams }: URL) {
    const days: { day: string; free: number }[] = []
    const to = searchParams.get('to') ?? ''
    for (let day = searchParams.get('from') ?? to; day <= to; day = nextDay(day)) days.push({ day, free: this.slots(day).length })
    return days
  }
}

export const skin: Category = {
  id: 'cat-skin',
  name: 'Skin',
  services: [
    {
      id: FACIAL,
      name: 'Facial',
      color: '#0f766e',
      price: 95000,
      duration: 60,
      description_en: 'Deep cleansing',
      description_sv: 'Djuprengöring',
    },
    { id: PEEL, name: 'Peel consultation', color: '#0f766e', price: 0, duration: 20, description_en: '', description_sv: '' },
  ],
}

const practitioners = [
  { id: ANNA, name: 'Anna Ek', title: 'Skin therapist', booking_description: null, photo: null },
  { id: BO, name: 'Bo Berg', title: null, booking_description: null, photo: null },
]

const wire = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
const inMinutes = (minutes: number) => wire(new Date(Date.now() + minutes * 60_000))
const nextDay = (day: string) => wire(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)).slice(0, 10)
const ok = (data: object) => HttpResponse.json({ status: '1', message: '', data })

function answer({ status = 400, code, message = '', data = {}, errors }: Reply) {
  return HttpResponse.json({ status: '0', message, data: { code, ...data }, errors }, { status })
}
