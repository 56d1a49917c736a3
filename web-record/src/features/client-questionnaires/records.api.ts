import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export type RecordRow = Schema['RecordRow']
export type Answered = Schema['RecordOut']

export const recordsKey = (clientId: string) => ['record', 'client-questionnaires', clientId]
const of = (clientId: string) => ({ client_id: clientId })
const at = (clientId: string, id: string) => ({ params: { path: { ...of(clientId), record_id: id } } })
const done = (clientId: string, id: string) => ({ params: { path: { ...of(clientId), answered_id: id } } })

export const recordsQuery = (clientId: string, query: Omit<ListState<never>['query'], 'sort'>) =>
  queryOptions({
    queryKey: [...recordsKey(clientId), query],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/questionary', { params: { path: of(clientId), query } })),
  })

export const recordQuery = (clientId: string, id: string) =>
  queryOptions({
    queryKey: [...recordsKey(clientId), id],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/questionary/{record_id}', at(clientId, id))),
  })

export const askClient =
  (clientId: string) =>
  ({ body, key }: Submission<Schema['AskIn']>) =>
    unwrap(client.POST('/api/client/{client_id}/questionary', { params: { path: of(clientId) }, body, headers: keyed(key) }))

export const answerRecord =
  (clientId: string, id: string) =>
  ({ body, key }: Submission<Schema['AnswersIn']>) =>
    unwrap(client.POST('/api/client/{client_id}/questionary/{record_id}/answer', { ...at(clientId, id), body, headers: keyed(key) }))

export const signRecord =
  (clientId: string, id: string) =>
  ({ body, key }: Submission<Schema['SignIn']>) =>
    unwrap(client.PUT('/api/client/{client_id}/questionary/{answered_id}/sign', { ...done(clientId, id), body, headers: keyed(key) }))

export const correctRecord =
  (clientId: string, id: string) =>
  ({ body, key }: Submission<Schema['CorrectIn']>) =>
    unwrap(client.POST('/api/client/{client_id}/questionary/{answered_id}/correct', { ...done(clientId, id), body, headers: keyed(key) }))

export const reviewRecord =
  (clientId: string, id: string) =>
  ({ body, key }: Submission<Schema['ReviewIn']>) =>
    unwrap(client.POST('/api/client/{client_id}/questionary/{answered_id}/review', { ...done(clientId, id), body, headers: keyed(key) }))

export const cancelRecord =
  (clientId: string, id: string) =>
  ({ body, key }: Submission<Schema['FormCancelIn']>) =>
    unwrap(client.POST('/api/client/{client_id}/questionary/{record_id}/cancel', { ...at(clientId, id), body, headers: keyed(key) }))

export const makeAgain = (clientId: string, id: string) =>
  unwrap(client.POST('/api/client/{client_id}/questionary/{answered_id}/regenPdf', done(clientId, id)))
