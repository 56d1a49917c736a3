import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const informationKey = (clientId: string) => ['record', 'aesthetic-information', clientId]

/** The newest information that a client was given before treatments under the act (2021:363). */
export const informationQuery = (clientId: string) =>
  queryOptions({
    queryKey: informationKey(clientId),
    queryFn: () => unwrap(client.GET('/api/client/{client_id}/aesthetic-information', { params: { path: { client_id: clientId } } })),
  })

export const giveInformation =
  (clientId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['InformationCreate']>) =>
    unwrap(
      client.POST('/api/client/{client_id}/aesthetic-information', {
        params: { path: { client_id: clientId } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
