import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Today's bookings, and the counts of what needs attention. */
export const dashboardQuery = queryOptions({
  queryKey: ['shell', 'dashboard'],
  queryFn: () => unwrap(client.GET('/api/overview/dashboard')),
  refetchInterval: 60_000,
})
