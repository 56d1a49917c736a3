import { client, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type Receipt = Schema['ReceiptOut']
export type ReceiptSummary = Schema['ReceiptSummary']
export type ReceiptSort = 'created_at' | 'number' | 'total'
export type ReceiptFilters = NonNullable<Parameters<typeof listReceipts>[0]>

/** Query key of everything that a sale may change. */
export const salesKey = ['pos', 'sales']

const OPEN_STATES = new Set(['PENDING', 'PROCESSING'])

export const isOpen = (receipt: { status: string } | undefined): boolean => receipt !== undefined && OPEN_STATES.has(receipt.status)

export const listReceipts = (query: {
  page?: number
  per_page?: number
  search?: string
  sort?: ReceiptSort
  order?: 'asc' | 'desc'
  status?: Schema['ReceiptSummary']['status'] | '' | 'failed' | 'in_progress'
  type?: '' | 'sale' | 'refund'
  client_id?: string
  register_id?: string
  cashier_id?: string | undefined
  amount?: number | undefined
  from?: string | undefined
  to?: string | undefined
}) => unwrap(client.GET('/api/v3/point-of-sale/receipts', { params: { query } }))

export const receiptsQuery = (query: ReceiptFilters) =>
  queryOptions({ queryKey: [...salesKey, 'list', query], queryFn: () => listReceipts(query) })

/** A receipt; an open one is also polled each second, in case its realtime message is lost. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...salesKey, 'one', id],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/receipts/{receipt_id}', { params: { path: { receipt_id: id } } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data) ? 1000 : false),
  })

export const issueReceipt = (id: string, body: Schema['ReceiptIssueCreate'], idempotencyKey: string) =>
  unwrap(
    client.POST('/api/v3/point-of-sale/receipts/{receipt_id}/export', {
      params: { path: { receipt_id: id } },
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  )

export const createRefund =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['RefundCreate']>) =>
    unwrap(
      client.POST('/api/v3/point-of-sale/receipts/{receipt_id}/refund/store', {
        params: { path: { receipt_id: id }, header: { 'Idempotency-Key': idempotencyKey } },
        body,
      }),
    )

export const retryRefund = (id: string, idempotencyKey: string) =>
  unwrap(
    client.POST('/api/v3/point-of-sale/receipts/{receipt_id}/refund/retry', {
      params: { path: { receipt_id: id }, header: { 'Idempotency-Key': idempotencyKey } },
    }),
  )
