import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type BuiltinQuestionnaire = Schema['BuiltinQuestionnaireOut']
export type BuiltinType = BuiltinQuestionnaire['builtin_type']

export const builtinQuestionnairesQuery = () =>
  queryOptions({
    queryKey: ['record', 'builtin-questionnaires'],
    queryFn: () => unwrap(client.GET('/api/builtin-questionnaires')),
  })

const storeOptions = (clientId: string, idempotencyKey: string) => ({
  params: { path: { client_id: clientId } },
  headers: idempotencyHeader(idempotencyKey),
})

const storeHealthQuestionnaire =
  (clientId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['BuiltinAnswersStore']>) =>
    unwrap(client.POST('/api/client/{client_id}/health-questionnaire', { body, ...storeOptions(clientId, idempotencyKey) }))

const storeCovid19 =
  (clientId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['BuiltinAnswersStore']>) =>
    unwrap(client.POST('/api/client/{client_id}/covid-19', { body, ...storeOptions(clientId, idempotencyKey) }))

export const storeAestheticInterest =
  (clientId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['AestheticInterestStore']>) =>
    unwrap(client.POST('/api/client/{client_id}/aesthetic-interest', { body, ...storeOptions(clientId, idempotencyKey) }))

export const storeAnswers = { health: storeHealthQuestionnaire, covid_19: storeCovid19 }
