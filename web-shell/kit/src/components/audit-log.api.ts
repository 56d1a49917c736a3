import { client, downloadFile, unwrap } from '@clinic/kit/api'
import { infiniteQueryOptions } from '@tanstack/react-query'

export const AUDIT_KINDS = ['views', 'changes', 'sign_ins', 'refused'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Which entries of the audit log are shown; days are the clinic's. */
export interface AuditFilter {
  client_id: string | null
  membership_id: string | null
  kind: AuditKind | null
  from_day: string | null
  until_day: string | null
}

/** The company's audit log, newest first; each page begins where the one before ended. */
export const auditLogQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['kit', 'audit-log', filter],
    queryFn: ({ pageParam }) => unwrap(client.GET('/api/audit-log', { params: { query: { ...filter, before: pageParam } } })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

/** Downloads the log of a filter as a workbook. The download is logged. */
export async function downloadAuditLog(filter: AuditFilter): Promise<void> {
  downloadFile(await client.GET('/api/audit-log/export', { params: { query: { ...filter } }, parseAs: 'blob' }), 'audit_log.xlsx')
}
