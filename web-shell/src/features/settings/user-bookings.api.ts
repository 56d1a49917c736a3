import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'
import { teamKey } from './team.api'

export type BookingSort = 'start_at' | 'service'
export type BookingFilter = 'upcoming' | 'past' | 'cancelled' | 'all'

export const userBookingsQuery = (userId: string, query: ListState<BookingSort>['query'], filter: BookingFilter) =>
  queryOptions({
    queryKey: [...teamKey, 'bookings', userId, query, filter],
    queryFn: () => {
      const { page, per_page, search, sort, order } = query
      return unwrap(
        client.GET('/api/users/{user_id}/bookings', {
          params: { path: { user_id: userId }, query: { page, per_page, search, sort, order, filter } },
        }),
      )
    },
  })

export const userServicesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...teamKey, 'services', userId],
    queryFn: () => unwrap(client.GET('/api/users/{user_id}/services', { params: { path: { user_id: userId } } })),
  })

/** The names of the clinic's services; an inactive one stays with those who perform it. */
export const serviceOptionsQuery = queryOptions({
  queryKey: [...teamKey, 'service-options'],
  queryFn: () => unwrap(client.GET('/api/v2/services/options')),
})

export const saveUserServices =
  (userId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['UserServicesUpdate']>) =>
    unwrap(
      client.PUT('/api/users/{user_id}/services', {
        params: { path: { user_id: userId } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
