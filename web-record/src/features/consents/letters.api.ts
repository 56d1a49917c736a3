import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export type LetterRow = Schema['LetterRow']
export type Letter = Schema['LetterOut']
export type Filter = 'active' | 'inactive' | 'deleted'
export type Sort = 'title' | 'updated_at'

export const lettersKey = ['record', 'letters']
const one = (id: string) => ({ params: { path: { letter_id: id } } })

export const lettersQuery = (query: ListState<Sort>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...lettersKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/letters-of-consent', { params: { query: { ...query, filter } } })),
  })

export const choosableLetters = queryOptions({
  queryKey: [...lettersKey, 'choosable'],
  queryFn: () => unwrap(client.GET('/api/letters-of-consent', { params: { query: { filter: 'active', per_page: 100 } } })),
})

export const letterQuery = (id: string) =>
  queryOptions({ queryKey: [...lettersKey, id], queryFn: () => unwrap(client.GET('/api/letters-of-consent/{letter_id}', one(id))) })

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...lettersKey, id, 'versions'],
    queryFn: () => unwrap(client.GET('/api/letters-of-consent/{letter_id}/versions', one(id))),
  })

export const addLetter = ({ body, key }: Submission<Schema['LetterIn']>) =>
  unwrap(client.POST('/api/letters-of-consent', { body, headers: keyed(key) }))

export const saveLetter =
  (id: string) =>
  ({ body, key }: Submission<Schema['LetterUpdate']>) =>
    unwrap(client.PUT('/api/letters-of-consent/{letter_id}', { ...one(id), body, headers: keyed(key) }))

type Row = Pick<LetterRow, 'id' | 'version'>

export const toggleLetter = ({ id, version }: Row) =>
  unwrap(client.POST('/api/letters-of-consent/{letter_id}/toggle', { ...one(id), body: { version } }))

export const deleteLetter = ({ id, version }: Row) =>
  unwrap(client.DELETE('/api/letters-of-consent/{letter_id}', { params: { path: { letter_id: id }, query: { version } } }))

export const restoreLetter = ({ id, version }: Row) =>
  unwrap(client.POST('/api/letters-of-consent/{letter_id}/restore', { ...one(id), body: { version } }))
