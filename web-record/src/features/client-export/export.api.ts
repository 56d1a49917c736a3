import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const exportKey = ['record', 'export']

const toParams = (clientId: string) => ({ path: { client_id: clientId } })

export const exportQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...exportKey, clientId],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}/export', { params: toParams(clientId) })),
  })

export const requestExport = (clientId: string, force: boolean) =>
  unwrap(client.POST('/api/clients/{client_id}/export', { params: toParams(clientId), body: { force } }))

/** Creates a download URL of the zip. Each call is counted and logged. */
export const createDownloadUrl = (clientId: string, exportId: string) =>
  unwrap(
    client.POST('/api/clients/{client_id}/export/{export_id}/download', {
      params: { path: { client_id: clientId, export_id: exportId } },
    }),
  )
