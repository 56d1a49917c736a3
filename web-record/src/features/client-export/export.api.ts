import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const exportKey = ['record', 'export']

const of = (clientId: string) => ({ path: { client_id: clientId } })

export const exportQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...exportKey, clientId],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}/export', { params: of(clientId) })),
  })

export const askForExport = (clientId: string, force: boolean) =>
  unwrap(client.POST('/api/clients/{client_id}/export', { params: of(clientId), body: { force } }))

/** An address of the zip; asking for it is counted, so that it's a call of its own each time. */
export const fetchExport = (clientId: string, exportId: string) =>
  unwrap(
    client.POST('/api/clients/{client_id}/export/{export_id}/download', {
      params: { path: { client_id: clientId, export_id: exportId } },
    }),
  )
