import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'
import { clientQuestionnairesKey, type FormSort } from '../forms/client-forms.api'

export type ClientQuestionnaireRow = Schema['ClientQuestionnaireRow']
export type ClientQuestionnaire = Schema['ClientQuestionnaireDetail']

const clientPath = (clientId: string) => ({ client_id: clientId })
const questionnaireParams = (clientId: string, id: string) => ({
  params: { path: { ...clientPath(clientId), client_questionnaire_id: id } },
})
const answeredParams = (clientId: string, id: string) => ({ params: { path: { ...clientPath(clientId), answered_questionnaire_id: id } } })

export const clientQuestionnairesQuery = (clientId: string, query: ListState<FormSort>['query']) =>
  queryOptions({
    queryKey: [...clientQuestionnairesKey(clientId), query],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/questionary', { params: { path: clientPath(clientId), query } })),
  })

export const clientQuestionnaireQuery = (clientId: string, id: string) =>
  queryOptions({
    queryKey: [...clientQuestionnairesKey(clientId), id],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/questionary/{client_questionnaire_id}', questionnaireParams(clientId, id))),
  })

export const assignQuestionnaires =
  (clientId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['QuestionnaireAssignRequest']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/questionary', {
        params: { path: clientPath(clientId) },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const answerQuestionnaire =
  (clientId: string, id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['QuestionnaireAnswerRequest']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/questionary/{client_questionnaire_id}/answer', {
        ...questionnaireParams(clientId, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const signQuestionnaire =
  (clientId: string, id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['QuestionnaireSignRequest']>) =>
    unwrap(
      client.PUT('/api/client/{client_id}/questionary/{answered_questionnaire_id}/sign', {
        ...answeredParams(clientId, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const correctQuestionnaire =
  (clientId: string, id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['FormCorrectionRequest']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/questionary/{answered_questionnaire_id}/correct', {
        ...answeredParams(clientId, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const reviewQuestionnaire =
  (clientId: string, id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ReviewCreate']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/questionary/{answered_questionnaire_id}/review', {
        ...answeredParams(clientId, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const cancelQuestionnaire =
  (clientId: string, id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['FormCancelRequest']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/questionary/{client_questionnaire_id}/cancel', {
        ...questionnaireParams(clientId, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const regeneratePdf = (clientId: string, id: string) =>
  unwrap(client.POST('/api/client/{client_id}/questionary/{answered_questionnaire_id}/regenPdf', answeredParams(clientId, id)))
