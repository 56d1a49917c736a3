import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export type QuestionaryRow = Schema['QuestionaryRow']
export type Questionary = Schema['QuestionaryOut']
export type Filter = 'active' | 'inactive' | 'deleted'
export type Sort = 'title' | 'updated_at'

export const questionnairesKey = ['record', 'questionnaires']
const one = (id: string) => ({ params: { path: { questionary_id: id } } })

export const questionnairesQuery = (query: ListState<Sort>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...questionnairesKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/questionary', { params: { query: { ...query, filter } } })),
  })

export const choosableQuestionnaires = queryOptions({
  queryKey: [...questionnairesKey, 'choosable'],
  queryFn: () => unwrap(client.GET('/api/questionary', { params: { query: { filter: 'active', per_page: 100 } } })),
})

export const questionaryQuery = (id: string) =>
  queryOptions({ queryKey: [...questionnairesKey, id], queryFn: () => unwrap(client.GET('/api/questionary/{questionary_id}', one(id))) })

export const addQuestionary = ({ body, key }: Submission<Schema['QuestionaryIn']>) =>
  unwrap(client.POST('/api/questionary', { body, headers: keyed(key) }))

export const saveQuestionary =
  (id: string) =>
  ({ body, key }: Submission<Schema['QuestionaryWhole']>) =>
    unwrap(client.PUT('/api/questionary/{questionary_id}/update-new', { ...one(id), body, headers: keyed(key) }))

type Row = Pick<QuestionaryRow, 'id' | 'version'>

export const toggleQuestionary = ({ id, version }: Row) =>
  unwrap(client.POST('/api/questionary/{questionary_id}/toggle', { ...one(id), body: { version } }))

export const deleteQuestionary = ({ id, version }: Row) =>
  unwrap(client.DELETE('/api/questionary/{questionary_id}', { params: { path: { questionary_id: id }, query: { version } } }))

export const restoreQuestionary = ({ id, version }: Row) =>
  unwrap(client.POST('/api/questionary/{questionary_id}/restore', { ...one(id), body: { version } }))
