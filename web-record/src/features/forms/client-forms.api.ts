/** What consents and questionnaires of a client share: the link to all that are pending, and the keys that are invalidated when it is sent. */
import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { type EntitySource, getMessagesRefetchInterval } from '@clinic/kit/components'
import { queryOptions } from '@tanstack/react-query'

export type FormSort = 'created_at' | 'title'

export const consentTemplatesKey = ['record', 'consent-templates']
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

const toOption = ({ id, title }: { id: string; title: string }) => ({ id, label: title })

/** The consent forms that can be assigned, by a part of their title. */
export const assignableConsentSource: EntitySource = {
  key: [...consentTemplatesKey, 'assignable'],
  search: async (search) => {
    const query = { filter: 'active', search } as const
    const { items } = await unwrap(client.GET('/api/letters-of-consent', { params: { query } }))
    return items.map(toOption)
  },
  load: async (id) =>
    toOption(await unwrap(client.GET('/api/letters-of-consent/{template_id}', { params: { path: { template_id: id } } }))),
}

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
