import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Today's visits, and how many things wait for somebody. */
export const dashboardQuery = queryOptions({
  queryKey: ['shell', 'dashboard'],
  queryFn: () => unwrap(client.GET('/api/overview/dashboard')),
  refetchInterval: 60_000,
})
