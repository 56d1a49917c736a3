import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['shell', 'search', q],
    queryFn: () => unwrap(client.GET('/api/overview/search', { params: { query: { q } } })),
    enabled: q.length >= 2,
  })
