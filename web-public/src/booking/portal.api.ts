import type { components } from '@clinic/kit/api/lite'
import { type CallOptions, call, type Language } from '@clinic/kit/lite'

type Schema = components['schemas']

export type Clinic = Schema['PortalOut']
export type Category = Schema['PortalCategory']
export type Service = Schema['PortalService']
export type Practitioner = Schema['PortalPractitioner']
export type Slot = Schema['Slot']
export type Flow = Schema['FlowOut']
export type Details = Schema['PersonIn']
export type Booking = Schema['Booked']
export type Confirmation = Schema['Confirmation']

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
      get<Schema['FreeDays']>('/available-days', { signal, query: { ...query } }),
    slots: (query: Wanted & { day: string }, signal: AbortSignal) =>
      get<Schema['Slots']>('/available-slots', { signal, query: { ...query } }),
    soonest: (query: Wanted, signal: AbortSignal) => get<Schema['Soonest']>('/find-available-slot', { signal, query: { ...query } }),
    flow: (flowKey: string) => get<Flow>('/flow', { flowKey }),
    confirmation: (flowKey: string, signal: AbortSignal) => get<Confirmation>('/booking', { flowKey, signal }),
    begin: (deed: Deed) => send<Schema['FlowKey']>('/flows', {}, deed),
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
