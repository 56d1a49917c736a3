import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const clientFieldsQuery = queryOptions({
  queryKey: ['shell', 'client-fields'],
  queryFn: () => unwrap(client.GET('/api/company/client-fields')),
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const saveClientFields = ({ body, idempotencyKey }: Submission<Schema['ClientFieldsUpdate']>) =>
  unwrap(client.PUT('/api/company/client-fields', { body, headers: idempotencyHeader(idempotencyKey) }))
