import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { EntitySource } from '@clinic/kit/components'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export type QuestionnaireRow = Schema['QuestionnaireRow']
export type QuestionnaireTemplate = Schema['QuestionnaireOut']
export type Filter = 'active' | 'untranslated' | 'inactive' | 'deleted'
export type Sort = 'title' | 'updated_at'

export const questionnaireTemplatesKey = ['record', 'questionnaires']
const templateParams = (id: string) => ({ params: { path: { questionnaire_id: id } } })

/** The active ones that clients can't read in both languages (USE-019), for their number. */
export const untranslatedQuestionnaireTemplatesQuery = () =>
  queryOptions({
    queryKey: [...questionnaireTemplatesKey, 'untranslated'],
    queryFn: () => unwrap(client.GET('/api/questionary', { params: { query: { filter: 'untranslated', per_page: 1 } } })),
  })

export const questionnaireTemplatesQuery = (query: ListState<Sort>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...questionnaireTemplatesKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/questionary', { params: { query: { ...query, filter } } })),
  })

/** The questionnaires that can be assigned, by a part of their title; each is named by `getTitle`. */
export const assignableQuestionnaireSource = (getTitle: (row: Pick<QuestionnaireRow, 'title_en' | 'title_sv'>) => string): EntitySource => {
  const toOption = (row: Pick<QuestionnaireRow, 'id' | 'title_en' | 'title_sv'>) => ({ id: row.id, label: getTitle(row) })
  return {
    key: [...questionnaireTemplatesKey, 'assignable'],
    search: async (search) => {
      const query = { filter: 'active', search } as const
      const { items } = await unwrap(client.GET('/api/questionary', { params: { query } }))
      return items.map(toOption)
    },
    load: async (id) => toOption(await unwrap(client.GET('/api/questionary/{questionnaire_id}', templateParams(id)))),
  }
}

export const questionnaireTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [...questionnaireTemplatesKey, id],
    queryFn: () => unwrap(client.GET('/api/questionary/{questionnaire_id}', templateParams(id))),
  })

export const createQuestionnaire = ({ body, idempotencyKey }: Submission<Schema['QuestionnaireCreate']>) =>
  unwrap(client.POST('/api/questionary', { body, headers: idempotencyHeader(idempotencyKey) }))

export const replaceQuestionnaire =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['QuestionnaireReplace']>) =>
    unwrap(
      client.PUT('/api/questionary/{questionnaire_id}/update-new', {
        ...templateParams(id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

type RowVersion = Pick<QuestionnaireRow, 'id' | 'version'>

export const toggleQuestionnaire = ({ id, version }: RowVersion) =>
  unwrap(client.POST('/api/questionary/{questionnaire_id}/toggle', { ...templateParams(id), body: { version } }))

export const deleteQuestionnaire = ({ id, version }: RowVersion) =>
  unwrap(client.DELETE('/api/questionary/{questionnaire_id}', { params: { path: { questionnaire_id: id }, query: { version } } }))

export const restoreQuestionnaire = ({ id, version }: RowVersion) =>
  unwrap(client.POST('/api/questionary/{questionnaire_id}/restore', { ...templateParams(id), body: { version } }))
