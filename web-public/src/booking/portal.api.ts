import { type CallOptions, call, type Language } from '@clinic/kit/lite'

export interface Clinic {
  name: string
  logo: string | null
  cover: string | null
  theme_color: string
  is_black_text: boolean
  language: Language
  timezone: string
  date_format: string
  is_twelve_hours: boolean
  calendar_first_day_sunday: boolean
  unit: string
  state: 'open' | 'closed'
}

export interface Service {
  id: string
  name: string
  color: string
  price: number
  duration: number
  description_en: string | null
  description_sv: string | null
}

export interface Category {
  id: string
  name: string
  services: Service[]
}

export interface Practitioner {
  id: string
  name: string
  title: string | null
  booking_description: string | null
  photo: string | null
}

export interface Slot {
  start_at: string
  practitioner_ids: string[]
}

export interface Hold {
  expires_at: string
  start_at: string
  practitioner_id: string
}

export interface Flow {
  state: 'open' | 'code_sent' | 'verified' | 'booked'
  expires_at: string
  choice: { service_id: string; practitioner_id: string | null; start_at: string } | null
  sent_to: string | null
  resend_at: string | null
  hold: Hold | null
}

export interface Details {
  first_name: string
  last_name: string
  country_code: string
  mobile_number: string
  email: string
  special_request: string
}

export interface Booking {
  id: string
  start_at: string
  end_at: string
  service_name: string
  practitioner_name: string
  price: number
}

export interface Confirmation {
  booking: Booking
  key: string
}

type Deed = { flowKey?: string; key: string }

/** The clinic's portal as the visitor reaches it; the one place that knows its addresses. */
export function portalApi(companyId: string, language: Language) {
  const base = `/api/v2/booking-portal/${companyId}`
  const get = <T>(path: string, options: CallOptions = {}) => call<T>(base + path, { language, ...options })
  const send = <T>(path: string, body: unknown, { flowKey, key }: Deed, method: 'POST' | 'PUT' = 'POST') =>
    call<T>(base + path, { language, method, body, flowKey: flowKey ?? null, idempotencyKey: key })
  return {
    clinic: (signal: AbortSignal) => get<Clinic>('', { signal }),
    categories: (signal: AbortSignal) => get<Category[]>('/categories', { signal }),
    practitioners: (service_id: string, signal: AbortSignal) => get<Practitioner[]>('/practitioners', { signal, query: { service_id } }),
    days: (query: Wanted & { from: string; to: string }, signal: AbortSignal) =>
      get<{ days: { day: string; free: number }[] }>('/available-days', { signal, query: { ...query } }),
    slots: (query: Wanted & { day: string }, signal: AbortSignal) =>
      get<{ slots: Slot[] }>('/available-slots', { signal, query: { ...query } }),
    soonest: (query: Wanted, signal: AbortSignal) => get<{ slot: Slot | null }>('/find-available-slot', { signal, query: { ...query } }),
    flow: (flowKey: string) => get<Flow>('/flow', { flowKey }),
    confirmation: (flowKey: string, signal: AbortSignal) => get<Confirmation>('/booking', { flowKey, signal }),
    begin: (deed: Deed) => send<{ flow_key: string; expires_at: string }>('/flows', {}, deed),
    choose: (choice: Flow['choice'], deed: Deed) => send<Flow>('/flow', choice, deed, 'PUT'),
    sendCode: (details: Details, deed: Deed) => send<Flow>('/send-otp', details, deed),
    resendCode: (deed: Deed) => send<Flow>('/resend-otp', {}, deed),
    verify: (code: string, deed: Deed) => send<Flow>('/verify-otp', { code }, deed),
    hold: (deed: Deed) => send<Flow>('/hold', {}, deed),
    book: (deed: Deed) => send<Confirmation>('/bookings', {}, deed),
    calendarFile: (key: string) => `${base}/booking.ics?${new URLSearchParams({ key, lang: language })}`,
  }
}

export type PortalApi = ReturnType<typeof portalApi>

export interface Wanted {
  service_id: string
  practitioner_id: string | null
}
