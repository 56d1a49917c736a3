import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'
import { settingsKey } from '../../schedules.api'

export type UnavailableTimeSort = 'start_at' | 'reason'

export const unavailableTimesQuery = (list: ListState<UnavailableTimeSort>['query'], from?: string) => {
  const query = from ? { ...list, from } : list
  return queryOptions({
    queryKey: [...settingsKey, 'unavailable-times', query],
    queryFn: () => unwrap(client.GET('/api/unavailable-times', { params: { query } })),
  })
}

export const unavailableTimeQuery = (id: string) =>
  queryOptions({
    queryKey: [...settingsKey, 'unavailable-times', id],
    queryFn: () => unwrap(client.GET('/api/unavailable-times/{unavailable_time_id}', { params: { path: { unavailable_time_id: id } } })),
  })

export const addUnavailableTime = ({ body, idempotencyKey }: Submission<Schema['UnavailableTimeCreate']>) =>
  unwrap(client.POST('/api/unavailable-times', { body, headers: idempotencyHeader(idempotencyKey) }))

export const saveUnavailableTime =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['UnavailableTimeUpdate']>) =>
    unwrap(
      client.PUT('/api/unavailable-times/{unavailable_time_id}', {
        params: { path: { unavailable_time_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const deleteUnavailableTime = (id: string) =>
  unwrap(client.DELETE('/api/unavailable-times/{unavailable_time_id}', { params: { path: { unavailable_time_id: id } } }))
