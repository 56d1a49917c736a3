import { client, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { clientsKey } from './clients.api'

export const clientListKey = [...clientsKey, 'excel']

export const clientListQuery = queryOptions({
  queryKey: clientListKey,
  queryFn: () => unwrap(client.GET('/api/client-list-exports/latest')),
})

export const requestClientList = (body: Schema['ClientListFilter']) => unwrap(client.POST('/api/client-list-exports', { body }))

/** Creates a download URL of the file. Each call is counted and logged. */
export const createClientListUrl = (list_export_id: string) =>
  unwrap(client.POST('/api/client-list-exports/{list_export_id}/download', { params: { path: { list_export_id } } }))
