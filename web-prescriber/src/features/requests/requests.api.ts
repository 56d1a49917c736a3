import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export const requestsKey = ['prescriber', 'requests']

export type Filter = 'pending' | 'decided' | 'all'

/** A prescriber works for many clinics, which the realtime channel does not follow: the list asks again by itself. */
const EVERY = 15_000

/** What clinics have asked the signed-in prescriber for. */
export const requestsQuery = (query: ListState<'created_at'>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...requestsKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/v3/prescriptions', { params: { query: { ...query, filter } } })),
    refetchInterval: EVERY,
  })

/** One request with what its prescriber needs to know; the look is logged on the client. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'one', id],
    queryFn: () => unwrap(client.GET('/api/v3/prescriptions/{prescription_id}', { params: { path: { prescription_id: id } } })),
    refetchOnWindowFocus: false,
  })

/** Begins the signature of one or several requests with BankID. */
export const signRequests = (ids: string[]) => unwrap(client.POST('/api/v3/prescriptions/sign', { body: { ids, same_device: false } }))

export const refuseRequest =
  (id: string) =>
  ({ body, key }: Submission<Schema['PrescriptionEndIn']>) =>
    unwrap(
      client.POST('/api/v3/prescriptions/{prescription_id}/refuse', {
        params: { path: { prescription_id: id } },
        body,
        headers: keyed(key),
      }),
    )
