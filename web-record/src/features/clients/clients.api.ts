import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export const clientsKey = ['record', 'clients']
export const clientSummaryKey = (id: string) => [...clientsKey, 'summary', id]

export type ClientFilter = 'active' | 'inactive' | 'all'

export const clientsQuery = (query: ListState<'name' | 'created_at'>['query'], filter: ClientFilter, tags: string[]) =>
  queryOptions({
    queryKey: [...clientsKey, query, filter, tags],
    queryFn: () => unwrap(client.GET('/api/clients', { params: { query: { ...query, filter, tags } } })),
  })

/** The last and the next booking of the listed clients. */
export const clientBookingTimesQuery = (clientIds: string[]) =>
  queryOptions({
    queryKey: [...clientsKey, 'booking-times', clientIds],
    queryFn: () => unwrap(client.GET('/api/overview/client-booking-times', { params: { query: { client_ids: clientIds } } })),
    enabled: clientIds.length > 0,
  })

export const createClient = ({ body, idempotencyKey }: Submission<Schema['ClientCreate']>) =>
  unwrap(client.POST('/api/clients', { body, headers: idempotencyHeader(idempotencyKey) }))

export const updateClient =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ClientUpdate']>) =>
    unwrap(
      client.PUT('/api/clients/{client_id}', { params: { path: { client_id: id } }, body, headers: idempotencyHeader(idempotencyKey) }),
    )
