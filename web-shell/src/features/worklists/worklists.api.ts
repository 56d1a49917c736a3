import { client, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export type WorklistKind = 'unsigned-procedures' | 'pending-forms' | 'answered-prescriptions'

/** A page of what waits across all clients. */
export const worklistQuery = (kind: WorklistKind, { page, per_page, order }: ListState['query']) =>
  queryOptions({
    queryKey: ['shell', 'worklist', kind, page, order],
    queryFn: () => unwrap(client.GET(`/api/overview/worklists/${kind}`, { params: { query: { page, per_page, order } } })),
    staleTime: 0,
  })
