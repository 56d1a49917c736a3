import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export const productsKey = ['pos', 'products']

export const productsQuery = (query: ListState<'name' | 'stock' | 'selling_price'>['query']) =>
  queryOptions({
    queryKey: [...productsKey, query],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/products', { params: { query } })),
  })

export const saveProduct =
  (id: string) =>
  ({ body, key }: Submission<Schema['ProductUpdate']>) =>
    unwrap(client.PUT('/api/v3/point-of-sale/products/{product_id}', { params: { path: { product_id: id } }, body, headers: keyed(key) }))

export const addProduct = ({ body, key }: Submission<Schema['ProductIn']>) =>
  unwrap(client.POST('/api/v3/point-of-sale/products', { body, headers: keyed(key) }))
