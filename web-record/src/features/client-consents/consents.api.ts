import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export type ConsentRow = Schema['ConsentRow']
export type Consent = Schema['ConsentOut']

export const consentsKey = (clientId: string) => ['record', 'client-consents', clientId]
const of = (clientId: string) => ({ client_id: clientId })
const at = (clientId: string, id: string) => ({ params: { path: { ...of(clientId), consent_id: id } } })
const signed = (clientId: string, id: string) => ({ params: { path: { ...of(clientId), signed_consent_id: id } } })

export const consentsQuery = (clientId: string, query: Omit<ListState<never>['query'], 'sort'>) =>
  queryOptions({
    queryKey: [...consentsKey(clientId), query],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/letters-of-consent', { params: { path: of(clientId), query } })),
  })

export const consentQuery = (clientId: string, id: string) =>
  queryOptions({
    queryKey: [...consentsKey(clientId), id],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/letters-of-consent/{consent_id}', at(clientId, id))),
  })

export const assignLetters =
  (clientId: string) =>
  ({ body, key }: Submission<Schema['AssignIn']>) =>
    unwrap(client.POST('/api/client/{client_id}/letters-of-consent', { params: { path: of(clientId) }, body, headers: keyed(key) }))

export const signConsent =
  (clientId: string, id: string) =>
  ({ body, key }: Submission<Schema['SigningIn']>) =>
    unwrap(client.POST('/api/client/{client_id}/letters-of-consent/{consent_id}/sign', { ...at(clientId, id), body, headers: keyed(key) }))

export const correctConsent =
  (clientId: string, id: string) =>
  ({ body, key }: Submission<Schema['CorrectIn']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/letters-of-consent/{signed_consent_id}/correct', {
        ...signed(clientId, id),
        body,
        headers: keyed(key),
      }),
    )

export const reviewConsent =
  (clientId: string, id: string) =>
  ({ body, key }: Submission<Schema['ReviewIn']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/letters-of-consent/{signed_consent_id}/review', {
        ...signed(clientId, id),
        body,
        headers: keyed(key),
      }),
    )

export const cancelConsent =
  (clientId: string, id: string) =>
  ({ body, key }: Submission<Schema['FormCancelIn']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/letters-of-consent/{consent_id}/cancel', { ...at(clientId, id), body, headers: keyed(key) }),
    )

export const sendLink =
  (clientId: string) =>
  ({ body, key }: Submission<Schema['SendIn']>) =>
    unwrap(client.POST('/api/client/{client_id}/forms/sendMail', { params: { path: of(clientId) }, body, headers: keyed(key) }))
