import { client, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

/** A clinic or an area that the user can work in. */
export type Workspace = Schema['Workspace']

export const workspacesQuery = queryOptions({
  queryKey: ['shell', 'workspaces'],
  queryFn: () => unwrap(client.GET('/api/session/workspaces')),
  staleTime: 300_000,
})

export const switchWorkspace = ({ area, company_id }: Workspace) =>
  unwrap(client.POST('/api/session/switch', { body: { area, company_id } }))
