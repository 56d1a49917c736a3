import { client, keyed, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { salesKey } from '../receipts/receipts.api'

export type Quote = Schema['QuoteOut']
export type Service = Schema['ServiceOut']
export type Product = Schema['ProductOut']
export type Visit = Schema['CalendarBooking']

const key = ['pos', 'payment']

/** What the cart comes to is reckoned by the server alone. */
export const quoteQuery = (body: Schema['CartIn']) =>
  queryOptions({
    queryKey: [...key, 'quote', body],
    queryFn: () => unwrap(client.POST('/api/v3/point-of-sale/payment/quote', { body })),
    staleTime: 0,
    enabled: body.lines.length > 0,
  })

export const goodsQuery = (search: string) =>
  queryOptions({
    queryKey: ['pos', 'products', 'till', search],
    queryFn: () => findGoods(search),
  })

export const findGoods = (search: string) =>
  unwrap(client.GET('/api/v3/point-of-sale/products', { params: { query: { search, sort: 'name', per_page: 24 } } }))

export const servicesQuery = () =>
  queryOptions({
    queryKey: [...key, 'services'],
    queryFn: () => unwrap(client.GET('/api/v2/services', { params: { query: { active: true } } })),
  })

export const practitionersQuery = () =>
  queryOptions({ queryKey: [...key, 'practitioners'], queryFn: () => unwrap(client.GET('/api/practitioners')) })

export const clientsQuery = (search: string) =>
  queryOptions({
    queryKey: [...key, 'clients', search],
    queryFn: () => unwrap(client.GET('/api/clients', { params: { query: { search, per_page: 20, filter: 'active' } } })),
  })

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'client', id],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}', { params: { path: { client_id: id } } })),
  })

export const visitQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'visit', id],
    queryFn: () => unwrap(client.GET('/api/bookings/{booking_id}', { params: { path: { booking_id: id } } })),
  })

export const visitsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...key, 'visits', clientId],
    queryFn: () =>
      unwrap(client.GET('/api/clients/{client_id}/bookings', { params: { path: { client_id: clientId }, query: { per_page: 50 } } })),
  })

/** Whether a visit has been paid for already. */
export const paidQuery = (bookingId: string) =>
  queryOptions({
    queryKey: [...salesKey, 'of-visit', bookingId],
    queryFn: () =>
      unwrap(client.GET('/api/v3/point-of-sale/receipts', { params: { query: { booking_id: bookingId, kind: 'sale', per_page: 20 } } })),
  })

export const pay = (body: Schema['SaleIn'], idempotency: string) =>
  unwrap(
    client.POST('/api/v3/point-of-sale/payment/store', {
      body,
      params: { header: { 'Idempotency-Key': idempotency } },
      headers: keyed(idempotency),
    }),
  )

export const abort = (id: string, idempotency: string) =>
  unwrap(
    client.POST('/api/v3/point-of-sale/payment/{receipt_id}/abort', {
      params: { path: { receipt_id: id }, header: { 'Idempotency-Key': idempotency } },
    }),
  )

export const retry = (id: string, idempotency: string) =>
  unwrap(
    client.POST('/api/v3/point-of-sale/payment/{receipt_id}/retry', {
      params: { path: { receipt_id: id }, header: { 'Idempotency-Key': idempotency } },
      body: { payments: [] },
    }),
  )
