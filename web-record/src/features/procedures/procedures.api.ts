import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export type Procedure = Schema['ProcedureOut']
export type ProcedureRow = Schema['ProcedureRow']
export type Filter = 'current' | 'deleted'

export const proceduresKey = (clientId: string) => ['record', 'procedures', clientId]

const ofClient = (clientId: string) => ({ client_id: clientId })
const one = (clientId: string, id: string) => ({ params: { path: { client_id: clientId, procedure_id: id } } })

export const proceduresQuery = (clientId: string, { page, per_page, search, order }: ListState['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...proceduresKey(clientId), page, search, order, filter],
    queryFn: () =>
      unwrap(
        client.GET('/api/clients/{client_id}/procedures', {
          params: { path: ofClient(clientId), query: { page, per_page, search, order, filter } },
        }),
      ),
  })

export const procedureQuery = (clientId: string, id: string) =>
  queryOptions({
    queryKey: [...proceduresKey(clientId), 'one', id],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}/procedures/{procedure_id}', one(clientId, id))),
    // The addresses of its pictures live five minutes.
    staleTime: 60_000,
    refetchInterval: 240_000,
  })

export const writeProcedure =
  (clientId: string) =>
  ({ body, key }: Submission<Schema['ProcedureIn']>) =>
    unwrap(client.POST('/api/clients/{client_id}/procedures', { params: { path: ofClient(clientId) }, body, headers: keyed(key) }))

export const saveProcedure =
  (clientId: string, id: string) =>
  ({ body, key }: Submission<Schema['ProcedureUpdate']>) =>
    unwrap(client.PUT('/api/clients/{client_id}/procedures/{procedure_id}', { ...one(clientId, id), body, headers: keyed(key) }))

export const signProcedure =
  ({ client_id, id }: Procedure) =>
  ({ body, key }: Submission<Schema['ProcedureSignIn']>) =>
    unwrap(client.POST('/api/clients/{client_id}/procedures/{procedure_id}/sign', { ...one(client_id, id), body, headers: keyed(key) }))

export const correctProcedure =
  ({ client_id, id }: Procedure) =>
  ({ body, key }: Submission<Schema['ProcedureCorrectIn']>) =>
    unwrap(client.POST('/api/clients/{client_id}/procedures/{procedure_id}/correct', { ...one(client_id, id), body, headers: keyed(key) }))

export const cancelProcedure =
  ({ client_id, id }: Procedure) =>
  ({ body, key }: Submission<Schema['ProcedureEndIn']>) =>
    unwrap(client.POST('/api/clients/{client_id}/procedures/{procedure_id}/cancel', { ...one(client_id, id), body, headers: keyed(key) }))

export const deleteProcedure =
  ({ client_id, id }: Procedure) =>
  ({ body, key }: Submission<Schema['ProcedureEndIn']>) =>
    unwrap(client.POST('/api/clients/{client_id}/procedures/{procedure_id}/delete', { ...one(client_id, id), body, headers: keyed(key) }))

export const reviewProcedure =
  ({ client_id, id }: Procedure) =>
  ({ body, key }: Submission<Schema['ReviewIn']>) =>
    unwrap(client.POST('/api/clients/{client_id}/procedures/{procedure_id}/review', { ...one(client_id, id), body, headers: keyed(key) }))

/** Colleagues who can be asked to sign. */
export const signersQuery = queryOptions({
  queryKey: ['record', 'signers'],
  queryFn: () => unwrap(client.GET('/api/users', { params: { query: { per_page: 100 } } })),
})
