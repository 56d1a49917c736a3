import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export type Treatment = Schema['TreatmentOut']
export type Filter = 'active' | 'inactive' | 'deleted'

export const treatmentsKey = ['record', 'treatments']

export const treatmentsQuery = (query: ListState<'name' | 'cost'>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...treatmentsKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/treatments', { params: { query: { ...query, filter } } })),
  })

/** Those that can be chosen, the first that match what is typed. */
export const choosableQuery = (search: string) =>
  queryOptions({
    queryKey: [...treatmentsKey, 'choosable', search],
    queryFn: () => unwrap(client.GET('/api/treatments', { params: { query: { search, per_page: 30, filter: 'active', sort: 'name' } } })),
  })

const one = (id: string) => ({ params: { path: { treatment_id: id } } })

export const addTreatment = ({ body, key }: Submission<Schema['TreatmentIn']>) =>
  unwrap(client.POST('/api/treatments', { body, headers: keyed(key) }))

export const saveTreatment =
  (id: string) =>
  ({ body, key }: Submission<Schema['TreatmentUpdate']>) =>
    unwrap(client.PUT('/api/treatments/{treatment_id}', { ...one(id), body, headers: keyed(key) }))

export const deleteTreatment = ({ id, version }: Treatment) =>
  unwrap(client.DELETE('/api/treatments/{treatment_id}', { params: { path: { treatment_id: id }, query: { version } } }))

export const restoreTreatment = ({ id, version }: Treatment) =>
  unwrap(client.POST('/api/treatments/{treatment_id}/restore', { ...one(id), body: { version } }))
