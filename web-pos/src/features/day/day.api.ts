import { client, downloadFile, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { getLanguage } from '@clinic/kit/i18n'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'
import { salesKey } from '../receipts/receipts.api'

export type Report = Schema['RegisterReport']

export const dayKey = [...salesKey, 'day']

export const currentReportQuery = (register_id: string) =>
  queryOptions({
    queryKey: [...dayKey, 'current', register_id],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/report/current', { params: { query: { register_id } } })),
    staleTime: 0,
  })

export type ClosedDaySort = 'closed_at' | 'number'

export const closedDaysQuery = (query: ListState<ClosedDaySort>['query'] & { register_id: string }) =>
  queryOptions({
    queryKey: [...dayKey, 'closed', query],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/report/batches', { params: { query } })),
  })

export const closedDayQuery = (id: string) =>
  queryOptions({
    queryKey: [...dayKey, 'one', id],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/report/batches/{z_id}', { params: { path: { z_id: id } } })),
  })

export const printXReport = async (register_id: string) =>
  (await unwrap(client.POST('/api/v3/point-of-sale/report/download', { body: { register_id } }))).document_id

/** A closed day's postings by account, as a workbook. */
export const downloadPostings = async (z_id: string) => {
  const params = { path: { z_id }, header: { locale: getLanguage() } }
  downloadFile(await client.GET('/api/v3/point-of-sale/report/batches/{z_id}/export', { params, parseAs: 'blob' }), 'z_report.xlsx')
}

export const closeDay = ({ body, idempotencyKey }: Submission<Schema['CloseDayRequest']>) =>
  unwrap(client.POST('/api/v3/point-of-sale/report/close-batch', { body, headers: idempotencyHeader(idempotencyKey) }))

export const recordCashMovement = ({ body, idempotencyKey }: Submission<Schema['CashMovementCreate']>) =>
  unwrap(client.POST('/api/v3/point-of-sale/report/cash', { body, headers: idempotencyHeader(idempotencyKey) }))
