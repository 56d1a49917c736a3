import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export const clientsKey = ['record', 'clients']

export type Filter = 'active' | 'inactive' | 'all'

export const clientsQuery = (query: ListState<'name' | 'created_at'>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...clientsKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/clients', { params: { query: { ...query, filter } } })),
  })

export const addClient = ({ body, key }: Submission<Schema['ClientIn']>) =>
  unwrap(client.POST('/api/clients', { body, headers: keyed(key) }))

export const saveClient =
  (id: string) =>
  ({ body, key }: Submission<Schema['ClientUpdate']>) =>
    unwrap(client.PUT('/api/clients/{client_id}', { params: { path: { client_id: id } }, body, headers: keyed(key) }))
