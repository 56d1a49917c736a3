import { client, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type Receipt = Schema['ReceiptOut']
export type ReceiptRow = Schema['ReceiptRow']
export type Wanted = NonNullable<Parameters<typeof listReceipts>[0]>

/** All that a sale anywhere may have changed. */
export const salesKey = ['pos', 'sales']

const open = new Set(['PENDING', 'PROCESSING'])

export const isOpen = (receipt: { state: string } | undefined): boolean => receipt !== undefined && open.has(receipt.state)

export const listReceipts = (query: {
  page?: number
  per_page?: number
  search?: string
  order?: 'asc' | 'desc'
  state?: Schema['ReceiptRow']['state'] | '' | 'failed' | 'in_progress'
  kind?: '' | 'sale' | 'refund'
  client_id?: string
  register_id?: string
  from?: string
  to?: string
}) => unwrap(client.GET('/api/v3/point-of-sale/receipts', { params: { query } }))

export const receiptsQuery = (query: Wanted) => queryOptions({ queryKey: [...salesKey, 'list', query], queryFn: () => listReceipts(query) })

/** One receipt; an open one is asked for each second too, for the day that nothing is heard of it. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...salesKey, 'one', id],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/receipts/{receipt_id}', { params: { path: { receipt_id: id } } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data) ? 1000 : false),
  })

export const exportReceipt = (id: string, body: Schema['ExportIn'], key: string) =>
  unwrap(
    client.POST('/api/v3/point-of-sale/receipts/{receipt_id}/export', {
      params: { path: { receipt_id: id } },
      body,
      headers: { 'Idempotency-Key': key },
    }),
  )

export const refund =
  (id: string) =>
  ({ body, key }: Submission<Schema['RefundIn']>) =>
    unwrap(
      client.POST('/api/v3/point-of-sale/receipts/{receipt_id}/refund/store', {
        params: { path: { receipt_id: id }, header: { 'Idempotency-Key': key } },
        body,
      }),
    )

export const retryRefund = (id: string, key: string) =>
  unwrap(
    client.POST('/api/v3/point-of-sale/receipts/{receipt_id}/refund/retry', {
      params: { path: { receipt_id: id }, header: { 'Idempotency-Key': key } },
    }),
  )
