import { client, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

/** What clinics have asked the signed-in prescriber for. */
export const requestsQuery = (query: ListState['query']) =>
  queryOptions({
    queryKey: ['prescriber', 'requests', query],
    queryFn: () => unwrap(client.GET('/api/v3/prescriptions', { params: { query } })),
  })
