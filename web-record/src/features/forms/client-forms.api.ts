/** What consents and questionnaires of a client share: the link to all that are pending, and the keys that are invalidated when it is sent. */
import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'

export type FormSort = 'created_at' | 'title'

export const consentsKey = (clientId: string) => ['record', 'client-consents', clientId]
export const clientQuestionnairesKey = (clientId: string) => ['record', 'client-questionnaires', clientId]

export const sendLink =
  (clientId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['FormLinkSendRequest']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/forms/sendMail', {
        params: { path: { client_id: clientId } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
