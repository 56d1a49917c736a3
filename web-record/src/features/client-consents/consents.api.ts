import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'
import { consentsKey, type FormSort } from '../forms/client-forms.api'

export type ClientConsentRow = Schema['ClientConsentRow']
export type Consent = Schema['ClientConsentDetail']

const clientPath = (clientId: string) => ({ client_id: clientId })
const consentParams = (clientId: string, id: string) => ({ params: { path: { ...clientPath(clientId), consent_id: id } } })
const signedConsentParams = (clientId: string, id: string) => ({ params: { path: { ...clientPath(clientId), signed_consent_id: id } } })

export const consentsQuery = (clientId: string, query: ListState<FormSort>['query']) =>
  queryOptions({
    queryKey: [...consentsKey(clientId), query],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/letters-of-consent', { params: { path: clientPath(clientId), query } })),
  })

export const consentQuery = (clientId: string, id: string) =>
  queryOptions({
    queryKey: [...consentsKey(clientId), id],
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/letters-of-consent/{consent_id}', consentParams(clientId, id))),
  })

export const assignConsents =
  (clientId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ConsentAssignRequest']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/letters-of-consent', {
        params: { path: clientPath(clientId) },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const signConsent =
  (clientId: string, id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ConsentSignRequest']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/letters-of-consent/{consent_id}/sign', {
        ...consentParams(clientId, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const correctConsent =
  (clientId: string, id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['FormCorrectionRequest']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/letters-of-consent/{signed_consent_id}/correct', {
        ...signedConsentParams(clientId, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const reviewConsent =
  (clientId: string, id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ReviewCreate']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/letters-of-consent/{signed_consent_id}/review', {
        ...signedConsentParams(clientId, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const cancelConsent =
  (clientId: string, id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['FormCancelRequest']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/letters-of-consent/{consent_id}/cancel', {
        ...consentParams(clientId, id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
