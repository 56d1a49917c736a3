import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export type Treatment = Schema['TreatmentOut']
export type Filter = 'active' | 'inactive' | 'deleted'

export const treatmentsKey = ['record', 'treatments']

export const treatmentsQuery = (query: ListState<'name' | 'cost'>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...treatmentsKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/treatments', { params: { query: { ...query, filter } } })),
  })

/** Active treatments by a part of the name. */
export const searchTreatments = async (search: string): Promise<Treatment[]> => {
  const query = { search, per_page: 30, filter: 'active', sort: 'name' } as const
  return (await unwrap(client.GET('/api/treatments', { params: { query } }))).items
}

const treatmentPath = (id: string) => ({ params: { path: { treatment_id: id } } })

export const createTreatment = ({ body, idempotencyKey }: Submission<Schema['TreatmentCreate']>) =>
  unwrap(client.POST('/api/treatments', { body, headers: idempotencyHeader(idempotencyKey) }))

export const updateTreatment =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['TreatmentUpdate']>) =>
    unwrap(client.PUT('/api/treatments/{treatment_id}', { ...treatmentPath(id), body, headers: idempotencyHeader(idempotencyKey) }))

export const deleteTreatment = ({ id, version }: Treatment) =>
  unwrap(client.DELETE('/api/treatments/{treatment_id}', { params: { path: { treatment_id: id }, query: { version } } }))

export const restoreTreatment = ({ id, version }: Treatment) =>
  unwrap(client.POST('/api/treatments/{treatment_id}/restore', { ...treatmentPath(id), body: { version } }))
