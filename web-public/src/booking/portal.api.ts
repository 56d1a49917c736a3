import type { components } from '@clinic/kit/api/types'
import { createUuid, type Language, type RequestOptions, sendRequest } from '@clinic/kit/lite'

type Schema = components['schemas']

export type Clinic = Schema['PortalOut']
export type Category = Schema['PortalCategory']
export type Service = Schema['PortalService']
export type AddOn = Schema['PortalAddOn']
export type Practitioner = Schema['PortalPractitioner']
export type Slot = Schema['FreeSlot']
export type Flow = Schema['BookingFlowOut']
export type Details = Schema['VisitorDetails']
export type Booking = Schema['PortalBooking']
export type PaymentTerms = Schema['PaymentTerms']
export type PaymentMethod = PaymentTerms['methods'][number]
export type OnlinePayment = Schema['OnlinePaymentOut']
export type Confirmation = Schema['BookingConfirmation']

/** The name of a service or category in a language: its own name where it has none (USE-019). */
export const getName = (row: Pick<Service, 'name' | 'name_en' | 'name_sv'>, language: Language) =>
  (language === 'sv' ? row.name_sv : row.name_en) || row.name

type ActionKeys = { flowKey?: string; key: string }

/** Calls of the clinic's booking portal. */
export function portalApi(companyId: string, language: Language) {
  const base = `/api/v2/booking-portal/${companyId}`
  const get = <T>(path: string, options: RequestOptions = {}) => sendRequest<T>(base + path, { language, ...options })
  const send = <T>(path: string, body: unknown, { flowKey, key }: ActionKeys, method: 'POST' | 'PUT' = 'POST') =>
    sendRequest<T>(base + path, { language, method, body, flowKey: flowKey ?? null, idempotencyKey: key })
  return {
    clinic: (signal: AbortSignal) => get<Clinic>('', { signal }),
    categories: (signal: AbortSignal) => get<Category[]>('/categories', { signal }),
    practitioners: (service_id: string, add_on_ids: string[], signal: AbortSignal) =>
      get<Practitioner[]>('/practitioners', { signal, query: { service_id, add_on_ids } }),
    days: (query: SlotQuery & { from: string; to: string }, signal: AbortSignal) =>
      get<Schema['AvailableDays']>('/available-days', { signal, query: { ...query } }),
    slots: (query: SlotQuery & { day: string }, signal: AbortSignal) =>
      get<Schema['FreeSlots']>('/available-slots', { signal, query: { ...query } }),
    firstAvailable: (query: SlotQuery, signal: AbortSignal) =>
      get<Schema['NextAvailable']>('/find-available-slot', { signal, query: { ...query } }),
    flow: (flowKey: string) => get<Flow>('/flow', { flowKey }),
    confirmation: (flowKey: string, signal: AbortSignal) => get<Confirmation>('/booking', { flowKey, signal }),
    addExtraData: (flowKey: string) => send<Schema['ExtraDataFlow']>('/add-extra-data', {}, { flowKey, key: createUuid() }),
    createFlow: (action: ActionKeys) => send<Schema['BookingFlowKey']>('/flows', {}, action),
    selectSlot: (selection: Flow['selection'], action: ActionKeys) => send<Flow>('/flow', selection, action, 'PUT'),
    sendCode: (details: Details, action: ActionKeys) => send<Flow>('/send-otp', details, action),
    resendCode: (action: ActionKeys) => send<Flow>('/resend-otp', {}, action),
    verify: (code: string, action: ActionKeys) => send<Flow>('/verify-otp', { code }, action),
    hold: (action: ActionKeys) => send<Flow>('/hold', {}, action),
    pay: (method: PaymentMethod, card_consent: string | undefined, action: ActionKeys) =>
      send<OnlinePayment>('/create-with-pos', { method, card_consent }, action),
    book: (action: ActionKeys) => send<Confirmation>('/bookings', {}, action),
    calendarFile: (key: string) => `${base}/booking.ics?${new URLSearchParams({ key, lang: language })}`,
  }
}

export type PortalApi = ReturnType<typeof portalApi>

export interface SlotQuery {
  service_id: string
  practitioner_id: string | null
  add_on_ids: string[]
}
