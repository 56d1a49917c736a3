/** What consents and questionnaires of a client share: the link to all that are pending, and the keys that are invalidated when it is sent. */
import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { getMessagesRefetchInterval } from '@clinic/kit/components'
import { queryOptions } from '@tanstack/react-query'

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

/** What can be sent to a client at once, and what they have yet to sign. */
export const formSuggestionsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...consentsKey(clientId), 'suggestions'],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/forms/suggestions', { params: { path: { client_id: clientId } } })),
  })

/** Assign a consent and send the link to it, together with all that is pending. */
export const sendConsent = (clientId: string, body: Schema['FormLinkSendRequest']) =>
  unwrap(client.POST('/api/client/{client_id}/forms/sendMail', { params: { path: { client_id: clientId } }, body }))

/** The newest link with its messages, followed until each is sent. */
export const newestLinkQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['record', 'newest-form-link', clientId],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/forms/link', { params: { path: { client_id: clientId } } })),
    refetchInterval: ({ state }) => getMessagesRefetchInterval(state.data?.messages),
  })
