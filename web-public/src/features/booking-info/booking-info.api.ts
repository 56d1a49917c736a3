import type { components } from '@clinic/kit/api/types'
import { type Language, sendRequest } from '@clinic/kit/lite'

type Schema = components['schemas']

export type Access = Schema['BookingAccessOut']
export type ManagedBooking = Schema['ManagedBooking']
export type BookingCancellation = Schema['BookingCancellation']
export type BookingMove = Schema['BookingMove']
export type VisitorCard = Schema['VisitorCard']
export type ComingBooking = Schema['ComingBooking']
export type ComingBookings = Schema['ComingBookings']
export type CheckInContact = Schema['CheckInContact']

/** The keys of the link to a booking. */
export interface LinkKeys {
  key: string
  clientKey: string
}

type ActionKeys = { flowKey: string | null; key: string }

/** Calls of a client who has the link to a booking. */
export function bookingInfoApi(companyId: string, language: Language) {
  const base = `/api/v2/booking-portal/${companyId}`
  const send = <T>(path: string, body: unknown, { flowKey, key }: ActionKeys) =>
    sendRequest<T>(base + path, { language, method: 'POST', body, flowKey, idempotencyKey: key })
  return {
    open: (link: LinkKeys, key: string) =>
      send<Schema['BookingAccessCreated']>('/send-key-otp', { key: link.key, client_key: link.clientKey }, { flowKey: null, key }),
    openCheckIn: (contact: CheckInContact, key: string) =>
      send<Schema['BookingAccessCreated']>('/check-in/open', contact, { flowKey: null, key }),
    checkIn: (keys: ActionKeys) => send<Access>('/check-in', {}, keys),
    access: (flowKey: string) => sendRequest<Access>(`${base}/get-key-booking`, { language, flowKey }),
    verify: (code: string, keys: ActionKeys) => send<Access>('/verify-key-otp', { code }, keys),
    forms: (keys: ActionKeys) => send<Schema['FormFlowCreated']>('/key-forms', {}, keys),
    cancel: (body: BookingCancellation, keys: ActionKeys) => send<Access>('/cancel', body, keys),
    move: (body: BookingMove, keys: ActionKeys) => send<Access>('/reschedule', body, keys),
    otherBookings: (flowKey: string, signal: AbortSignal) =>
      sendRequest<ComingBookings>(`${base}/key-bookings`, { language, flowKey, signal }),
    card: (flowKey: string, signal: AbortSignal) => sendRequest<VisitorCard>(`${base}/card-on-file`, { language, flowKey, signal }),
    removeCard: (keys: ActionKeys) => send<VisitorCard>('/card-on-file/remove', {}, keys),
    calendarFile: (key: string) => `${base}/booking.ics?${new URLSearchParams({ key, lang: language })}`,
  }
}

export type BookingInfoApi = ReturnType<typeof bookingInfoApi>
