import { ApiError, client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { type EntitySource, memberSource } from '@clinic/kit/components'
import { getFullName } from '@clinic/kit/i18n'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export type Procedure = Schema['ProcedureOut']
export type ProcedureRow = Schema['ProcedureRow']
export type Filter = 'current' | 'deleted'
export type ProcedureSort = 'date' | 'title'

export const proceduresKey = (clientId: string) => ['record', 'procedures', clientId]

const clientPath = (clientId: string) => ({ client_id: clientId })
const procedurePath = (clientId: string, id: string) => ({ params: { path: { client_id: clientId, procedure_id: id } } })

export const proceduresQuery = (
  clientId: string,
  { page, per_page, search, sort, order }: ListState<ProcedureSort>['query'],
  filter: Filter,
) =>
  queryOptions({
    queryKey: [...proceduresKey(clientId), page, search, sort, order, filter],
    queryFn: () =>
      unwrap(
        client.GET('/api/clients/{client_id}/procedures', {
          params: { path: clientPath(clientId), query: { page, per_page, search, sort, order, filter } },
        }),
      ),
  })

export const procedureQuery = (clientId: string, id: string) =>
  queryOptions({
    queryKey: [...proceduresKey(clientId), 'detail', id],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}/procedures/{procedure_id}', procedurePath(clientId, id))),
    // The addresses of its pictures live five minutes.
    staleTime: 60_000,
    refetchInterval: 240_000,
  })

export const createProcedure =
  (clientId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ProcedureCreate']>) =>
    unwrap(
      client.POST('/api/clients/{client_id}/procedures', {
        params: { path: clientPath(clientId) },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const updateProcedure =
  (clientId: string, id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ProcedureUpdate']>) =>
    unwrap(
      client.PUT('/api/clients/{client_id}/procedures/{procedure_id}', {
        ...procedurePath(clientId, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const signProcedure =
  ({ client_id, id }: Procedure) =>
  ({ body, idempotencyKey }: Submission<Schema['ProcedureSignRequest']>) =>
    unwrap(
      client.POST('/api/clients/{client_id}/procedures/{procedure_id}/sign', {
        ...procedurePath(client_id, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const correctProcedure =
  ({ client_id, id }: Procedure) =>
  ({ body, idempotencyKey }: Submission<Schema['ProcedureCorrectionRequest']>) =>
    unwrap(
      client.POST('/api/clients/{client_id}/procedures/{procedure_id}/correct', {
        ...procedurePath(client_id, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const cancelProcedure =
  ({ client_id, id }: Procedure) =>
  ({ body, idempotencyKey }: Submission<Schema['ProcedureCloseRequest']>) =>
    unwrap(
      client.POST('/api/clients/{client_id}/procedures/{procedure_id}/cancel', {
        ...procedurePath(client_id, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const deleteProcedure =
  ({ client_id, id }: Procedure) =>
  ({ body, idempotencyKey }: Submission<Schema['ProcedureCloseRequest']>) =>
    unwrap(
      client.POST('/api/clients/{client_id}/procedures/{procedure_id}/delete', {
        ...procedurePath(client_id, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const reviewProcedure =
  ({ client_id, id }: Procedure) =>
  ({ body, idempotencyKey }: Submission<Schema['ReviewCreate']>) =>
    unwrap(
      client.POST('/api/clients/{client_id}/procedures/{procedure_id}/review', {
        ...procedurePath(client_id, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

const signersKey = ['record', 'signers']

/** The members who can be assigned as signer, by a part of a name or e-mail address. */
export const signerSource: EntitySource = {
  key: signersKey,
  search: async (search) => {
    const { items } = await unwrap(client.GET('/api/users', { params: { query: { search, for_record: true } } }))
    return items.map((user) => ({ id: user.id, label: getFullName(user) }))
  },
  load: memberSource.load,
}

/** Tells whether a member is still able to sign; one who was removed is not. */
export const canSignQuery = (id: string) =>
  queryOptions({
    queryKey: [...signersKey, 'can-sign', id],
    queryFn: async () => {
      try {
        const member = await unwrap(client.GET('/api/users/{user_id}', { params: { path: { user_id: id } } }))
        return member.is_active && member.is_record_on
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return false
        throw error
      }
    },
  })
