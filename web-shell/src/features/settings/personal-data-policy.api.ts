import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

const policiesKey = ['shell', 'personal-data-policies']

export const policiesQuery = (page: number) =>
  queryOptions({
    queryKey: [...policiesKey, page],
    queryFn: () => unwrap(client.GET('/api/company/personal-data-policies', { params: { query: { page } } })),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const publishPolicy = ({ body, idempotencyKey }: Submission<Schema['PolicyPublish']>) =>
  unwrap(client.POST('/api/company/personal-data-policies', { body, headers: idempotencyHeader(idempotencyKey) }))
