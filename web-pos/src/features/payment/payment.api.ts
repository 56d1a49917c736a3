import { client, idempotencyHeader, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { salesKey } from '../receipts/receipts.api'

export type Quote = Schema['QuoteOut']
export type Service = Schema['ServiceOption']
export type Product = Schema['ProductOut']
export type Booking = Schema['CalendarBooking']
export type BookingPayment = Schema['BookingPaymentOut']
export type Fee = Schema['BookingFeeOut']

const key = ['pos', 'payment']

/** The server alone computes the cart's amounts. */
export const quoteQuery = (body: Schema['CartCreate']) =>
  queryOptions({
    queryKey: [...key, 'quote', body],
    queryFn: () => unwrap(client.POST('/api/v3/point-of-sale/payment/quote', { body })),
    staleTime: 0,
    enabled: body.lines.length > 0,
  })

export const productTilesQuery = (search: string) =>
  queryOptions({
    queryKey: ['pos', 'products', 'checkout', search],
    queryFn: () => searchProducts(search),
  })

export const searchProducts = (search: string) =>
  unwrap(client.GET('/api/v3/point-of-sale/products', { params: { query: { search, sort: 'name', per_page: 24 } } }))

export const servicesQuery = () =>
  queryOptions({
    queryKey: [...key, 'services'],
    queryFn: () => unwrap(client.GET('/api/v2/services/options', { params: { query: { active: true } } })),
  })

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'client', id],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}', { params: { path: { client_id: id } } })),
  })

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'booking', id],
    queryFn: () => unwrap(client.GET('/api/v2/bookings/{booking_id}', { params: { path: { booking_id: id } } })),
  })

/** The client's bookings of a day of the clinic. */
export const clientBookingsQuery = (clientId: string, day: string) =>
  queryOptions({
    queryKey: [...key, 'bookings', clientId, day],
    queryFn: () => {
      const query = { day, order: 'asc', per_page: 50 } as const
      return unwrap(client.GET('/api/clients/{client_id}/bookings', { params: { path: { client_id: clientId }, query } }))
    },
  })

/** The sales of a booking. */
export const bookingReceiptsQuery = (bookingId: string) =>
  queryOptions({
    queryKey: [...salesKey, 'of-booking', bookingId],
    queryFn: () =>
      unwrap(client.GET('/api/v3/point-of-sale/receipts', { params: { query: { booking_id: bookingId, type: 'sale', per_page: 20 } } })),
  })

/** What was paid for a booking, and the rest that is sold here. */
export const bookingPaymentQuery = (bookingId: string) =>
  queryOptions({
    queryKey: [...salesKey, 'of-booking', bookingId, 'payment'],
    queryFn: () =>
      unwrap(client.GET('/api/v3/point-of-sale/bookings/{booking_id}/payment', { params: { path: { booking_id: bookingId } } })),
  })

/** The fees that a client has to pay. */
export const dueFeesQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...salesKey, 'fees', clientId],
    queryFn: () =>
      unwrap(client.GET('/api/clients/{client_id}/booking-fees', { params: { path: { client_id: clientId }, query: { state: 'due' } } })),
  })

export const createSale = (body: Schema['SaleCreate'], idempotencyKey: string) =>
  unwrap(
    client.POST('/api/v3/point-of-sale/payment/store', {
      body,
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      headers: idempotencyHeader(idempotencyKey),
    }),
  )

export const abortSale = (id: string, idempotencyKey: string) =>
  unwrap(
    client.POST('/api/v3/point-of-sale/payment/{receipt_id}/abort', {
      params: { path: { receipt_id: id }, header: { 'Idempotency-Key': idempotencyKey } },
    }),
  )

export const retrySale = (id: string, idempotencyKey: string) =>
  unwrap(
    client.POST('/api/v3/point-of-sale/payment/{receipt_id}/retry', {
      params: { path: { receipt_id: id }, header: { 'Idempotency-Key': idempotencyKey } },
      body: { payments: [] },
    }),
  )
