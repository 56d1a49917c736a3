import { client, idempotencyHeader, PAGE_SIZES, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { getMessagesRefetchInterval } from '@clinic/kit/components'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export type CalendarBooking = Schema['CalendarBooking']
export type Calendar = Schema['Calendar']
export type Booking = Schema['BookingOut']

const BUSY_REFRESH_MILLISECONDS = 30_000

/** Key of all queries that a changed booking may affect. */
export const bookingsKey = ['booking', 'bookings']
export const calendarKey = [...bookingsKey, 'calendar']

export const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...calendarKey, from, to],
    queryFn: () => unwrap(client.GET('/api/v2/bookings', { params: { query: { from, to } } })),
    // Users who see only some clients' bookings aren't told of changes of the others.
    refetchInterval: ({ state }) => (state.data?.busy ? BUSY_REFRESH_MILLISECONDS : false),
  })

export const dayCountsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'day-counts', from, to],
    queryFn: () => unwrap(client.GET('/api/v2/bookings/day-counts', { params: { query: { from, to } } })),
  })

export const bookingSettingsQuery = () =>
  queryOptions({ queryKey: ['booking', 'settings', 'rules'], queryFn: () => unwrap(client.GET('/api/booking-settings')) })

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'detail', id],
    queryFn: () => unwrap(client.GET('/api/v2/bookings/{booking_id}', { params: { path: { booking_id: id } } })),
  })

export const bookingMessagesQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'messages', id],
    queryFn: () =>
      unwrap(
        client.GET('/api/v2/bookings/{booking_id}/messages', {
          params: { path: { booking_id: id }, query: { per_page: PAGE_SIZES.dialog } },
        }),
      ),
    refetchInterval: ({ state }) => getMessagesRefetchInterval(state.data?.items),
  })

/** A client with contact details, warning and last bookings, in one call. */
export const clientSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'client-summary', id],
    queryFn: () => unwrap(client.GET('/api/overview/clients/{client_id}/summary', { params: { path: { client_id: id } } })),
  })

export const clientBookingsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...bookingsKey, 'client', id],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      unwrap(client.GET('/api/clients/{client_id}/bookings', { params: { path: { client_id: id }, query: { page, per_page: 20 } } })),
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  })

export interface FreeSlotParams {
  service_id: string
  practitioner_id?: string
  add_on_ids?: string[]
  day: string
}

export const freeSlotsQuery = ({ day, ...query }: FreeSlotParams) =>
  queryOptions({
    queryKey: [...bookingsKey, 'free', query, day],
    queryFn: () => unwrap(client.GET('/api/v2/bookings/free-slots', { params: { query: { ...query, from: day, to: day } } })),
  })

export interface AestheticVerdictParams {
  kind: Schema['InformationCreate']['kind']
  step: 'booking'
  at?: string
  performer_id?: string
}

/** What the act on aesthetic treatments says of a booking before it is made. */
export const aestheticVerdictQuery = (clientId: string, query: AestheticVerdictParams) =>
  queryOptions({
    queryKey: [...bookingsKey, 'aesthetic-verdict', clientId, query],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/aesthetic-verdict', { params: { path: { client_id: clientId }, query } })),
  })

export const addClient = ({ body, idempotencyKey }: Submission<Schema['ClientCreate']>) =>
  unwrap(client.POST('/api/clients', { body, headers: idempotencyHeader(idempotencyKey) }))

export const createBooking = ({ body, idempotencyKey }: Submission<Schema['BookingCreate']>) =>
  unwrap(client.POST('/api/v2/bookings', { body, headers: idempotencyHeader(idempotencyKey) }))

export const reschedule =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['BookingReschedule']>) =>
    unwrap(
      client.POST('/api/v2/bookings/{booking_id}/reschedule', {
        params: { path: { booking_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const cancelBooking = ({ id, version }: Booking, reason: string) =>
  unwrap(client.POST('/api/v2/bookings/{booking_id}/cancel', { params: { path: { booking_id: id } }, body: { reason, version } }))

export const submitCancellation =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['BookingCancel']>) =>
    unwrap(
      client.POST('/api/v2/bookings/{booking_id}/cancel', {
        params: { path: { booking_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const submitState =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['BookingStateChange']>) =>
    unwrap(
      client.POST('/api/v2/bookings/{booking_id}/state', {
        params: { path: { booking_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const changeState = (id: string) => (body: Schema['BookingStateChange']) =>
  unwrap(client.POST('/api/v2/bookings/{booking_id}/state', { params: { path: { booking_id: id } }, body }))
