import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const usageQuery = queryOptions({
  queryKey: ['shell', 'usage'],
  queryFn: () => unwrap(client.GET('/api/company/usage')),
})
