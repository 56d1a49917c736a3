import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'
import { catalogueKey } from '../../schedules.api'

export type WaitingListEntry = Schema['WaitingListEntryOut']
export type Sort = 'created_at' | 'to_day'
export const STATES = ['waiting', 'booked', 'left', 'removed', 'expired'] as const
export type Filter = 'all' | (typeof STATES)[number]

/** Begins as the bookings do, so that a change of them refreshes the list. */
export const waitingListKey = ['booking', 'bookings', 'waiting-list']

export const waitingListQuery = (list: ListState<Sort>['query'], filter: Filter, serviceId: string | undefined) => {
  const query = { ...list, ...(filter === 'all' ? {} : { state: filter }), ...(serviceId ? { service_id: serviceId } : {}) }
  return queryOptions({
    queryKey: [...waitingListKey, query],
    queryFn: () => unwrap(client.GET('/api/waiting-list', { params: { query } })),
  })
}

/** All services, to filter by one. */
export const serviceChoicesQuery = () =>
  queryOptions({ queryKey: [...catalogueKey, 'services', 'options'], queryFn: () => unwrap(client.GET('/api/v2/services/options')) })

export const addToWaitingList = ({ body, idempotencyKey }: Submission<Schema['WaitingListEntryCreate']>) =>
  unwrap(client.POST('/api/waiting-list', { body, headers: idempotencyHeader(idempotencyKey) }))

export const removeFromWaitingList = ({ id, version }: WaitingListEntry) =>
  unwrap(client.POST('/api/waiting-list/{entry_id}/remove', { params: { path: { entry_id: id } }, body: { version } }))
