import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export const productsKey = ['pos', 'products']

export const productsQuery = (query: ListState<'name' | 'stock' | 'selling_price'>['query']) =>
  queryOptions({
    queryKey: [...productsKey, query],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/products', { params: { query } })),
  })

export const saveProduct =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ProductUpdate']>) =>
    unwrap(
      client.PUT('/api/v3/point-of-sale/products/{product_id}', {
        params: { path: { product_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const adjustStock =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['StockAdjustment']>) =>
    unwrap(
      client.POST('/api/v3/point-of-sale/products/{product_id}/stock', {
        params: { path: { product_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const addProduct = ({ body, idempotencyKey }: Submission<Schema['ProductCreate']>) =>
  unwrap(client.POST('/api/v3/point-of-sale/products', { body, headers: idempotencyHeader(idempotencyKey) }))
