import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export type Visit = Schema['CalendarBooking']
export type Calendar = Schema['Calendar']
export type Booking = Schema['BookingOut']

/** Everything of this bundle that a change of a booking may have touched. */
export const visitsKey = ['booking', 'visits']
export const calendarKey = [...visitsKey, 'calendar']

export const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...calendarKey, from, to],
    queryFn: () => unwrap(client.GET('/api/bookings', { params: { query: { from, to } } })),
  })

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...visitsKey, 'one', id],
    queryFn: () => unwrap(client.GET('/api/bookings/{booking_id}', { params: { path: { booking_id: id } } })),
  })

export const clientVisitsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...visitsKey, 'client', id],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      unwrap(client.GET('/api/clients/{client_id}/bookings', { params: { path: { client_id: id }, query: { page, per_page: 20 } } })),
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  })

export interface FreeWanted {
  service_id: string
  practitioner_id?: string
  day: string
}

export const freeTimesQuery = ({ day, ...wanted }: FreeWanted) =>
  queryOptions({
    queryKey: [...visitsKey, 'free', wanted, day],
    queryFn: () => unwrap(client.GET('/api/bookings/free-slots', { params: { query: { ...wanted, from: day, to: day } } })),
  })

export const clientsQuery = (search: string) =>
  queryOptions({
    queryKey: ['booking', 'clients', search],
    queryFn: () => unwrap(client.GET('/api/clients', { params: { query: { search, per_page: 20, filter: 'active' } } })),
  })

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking', 'clients', 'one', id],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}', { params: { path: { client_id: id } } })),
  })

export const addClient = ({ body, key }: Submission<Schema['ClientIn']>) =>
  unwrap(client.POST('/api/clients', { body, headers: keyed(key) }))

export const book = ({ body, key }: Submission<Schema['BookingIn']>) => unwrap(client.POST('/api/bookings', { body, headers: keyed(key) }))

export const reschedule =
  (id: string) =>
  ({ body, key }: Submission<Schema['MoveIn']>) =>
    unwrap(client.POST('/api/bookings/{booking_id}/reschedule', { params: { path: { booking_id: id } }, body, headers: keyed(key) }))

export const cancelBooking = ({ id, version }: { id: string; version: number }) =>
  unwrap(client.POST('/api/bookings/{booking_id}/cancel', { params: { path: { booking_id: id } }, body: { version } }))
