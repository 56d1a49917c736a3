import { client, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

const key = ['record', 'logs']

/** Everything that was done to a client, in the order of time. */
export const auditQuery = (clientId: string, { page, per_page, order }: ListState['query']) =>
  queryOptions({
    queryKey: [...key, 'all', clientId, page, order],
    queryFn: () => unwrap(client.GET('/api/audit', { params: { query: { client_id: clientId, page, per_page, order } } })),
  })

/** Who has looked at a client's record, in plain words. */
export const looksQuery = (clientId: string, { page, per_page, order }: ListState['query']) =>
  queryOptions({
    queryKey: [...key, 'looks', clientId, page, order],
    queryFn: () =>
      unwrap(client.GET('/api/clients/{client_id}/looks', { params: { path: { client_id: clientId }, query: { page, per_page, order } } })),
  })
