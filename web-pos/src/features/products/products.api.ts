import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { EntitySource } from '@clinic/kit/components'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export const productsKey = ['pos', 'products']

export type Product = Schema['ProductOut']
export type ProductCategory = Schema['ProductCategoryOut']
export type ProductFilter = 'in_use' | 'low' | 'removed'

type ProductQuery = ListState<'name' | 'stock' | 'selling_price'>['query'] & { filter?: ProductFilter; category_id?: string | undefined }

export const productsQuery = (query: ProductQuery) =>
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

export const removeProduct = ({ id, version }: Product) =>
  unwrap(client.DELETE('/api/v3/point-of-sale/products/{product_id}', { params: { path: { product_id: id }, query: { version } } }))

export const restoreProduct = ({ id, version }: Product) =>
  unwrap(client.POST('/api/v3/point-of-sale/products/{product_id}/restore', { params: { path: { product_id: id } }, body: { version } }))

/** Removes, restores or moves several products. */
export const changeProducts = (body: Schema['ProductsChange']) => unwrap(client.POST('/api/v3/point-of-sale/products/bulk', { body }))

const categoriesKey = [...productsKey, 'categories']
const categoryPath = (id: string) => ({ path: { product_category_id: id } })

export const categoriesQuery = (query: ListState<'name'>['query']) =>
  queryOptions({
    queryKey: [...categoriesKey, query],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/product-categories', { params: { query } })),
  })

const toOption = ({ id, name }: ProductCategory) => ({ id, label: name })

/** Categories of products by a part of the name. */
export const categorySource: EntitySource = {
  key: categoriesKey,
  search: async (search) => {
    const query = { search, per_page: 20 }
    return (await unwrap(client.GET('/api/v3/point-of-sale/product-categories', { params: { query } }))).items.map(toOption)
  },
  load: async (id) =>
    toOption(await unwrap(client.GET('/api/v3/point-of-sale/product-categories/{product_category_id}', { params: categoryPath(id) }))),
}

export const addCategory = ({ body, idempotencyKey }: Submission<Schema['ProductCategoryCreate']>) =>
  unwrap(client.POST('/api/v3/point-of-sale/product-categories', { body, headers: idempotencyHeader(idempotencyKey) }))

export const saveCategory =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ProductCategoryUpdate']>) =>
    unwrap(
      client.PUT('/api/v3/point-of-sale/product-categories/{product_category_id}', {
        params: categoryPath(id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const removeCategory = ({ id, version }: ProductCategory) =>
  unwrap(
    client.DELETE('/api/v3/point-of-sale/product-categories/{product_category_id}', {
      params: { ...categoryPath(id), query: { version } },
    }),
  )
