import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export const requestsKey = ['prescriber', 'requests']

export type Sort = 'created_at' | 'drug' | 'clinic_name'
export type Filter = 'pending' | 'decided' | 'all'

/** The list is polled, because the realtime channel follows one clinic and a prescriber works for many. */
const POLL_INTERVAL_MS = 15_000

export const requestsQuery = (query: ListState<Sort>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...requestsKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/v3/prescriptions', { params: { query: { ...query, filter } } })),
    refetchInterval: POLL_INTERVAL_MS,
  })

/** Reads a request with the patient's details; the access is logged. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'detail', id],
    queryFn: () => unwrap(client.GET('/api/v3/prescriptions/{prescription_id}', { params: { path: { prescription_id: id } } })),
    refetchOnWindowFocus: false,
  })

/** Starts one BankID signature for the requests. */
export const signRequests = (ids: string[]) => unwrap(client.POST('/api/v3/prescriptions/sign', { body: { ids, same_device: false } }))

export const declineRequest =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['PrescriptionCloseRequest']>) =>
    unwrap(
      client.POST('/api/v3/prescriptions/{prescription_id}/decline', {
        params: { path: { prescription_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
