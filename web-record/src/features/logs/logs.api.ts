import { client, downloadFile, unwrap } from '@clinic/kit/api'
import type { AuditFilter } from '@clinic/kit/components'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

const logsKey = ['record', 'logs']

/** The audit log of a client, which the filter names. */
export const auditQuery = (filter: AuditFilter, { page, per_page, order }: ListState['query']) =>
  queryOptions({
    queryKey: [...logsKey, 'all', filter, page, order],
    queryFn: () => unwrap(client.GET('/api/audit', { params: { query: { ...filter, page, per_page, order } } })),
  })

/** The access log of a client: who viewed the record, as sentences. */
export const accessLogQuery = (clientId: string, { page, per_page, order }: ListState['query']) =>
  queryOptions({
    queryKey: [...logsKey, 'access-log', clientId, page, order],
    queryFn: () =>
      unwrap(
        client.GET('/api/clients/{client_id}/access-log', { params: { path: { client_id: clientId }, query: { page, per_page, order } } }),
      ),
  })

/** Downloads the log extract for the client, a PDF in the client's language. Each extract is logged. */
export async function downloadLogExtract(clientId: string): Promise<void> {
  const params = { path: { client_id: clientId } }
  downloadFile(await client.GET('/api/clients/{client_id}/access-log/extract', { params, parseAs: 'blob' }), 'log_extract.pdf')
}
