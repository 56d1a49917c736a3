import { client, type Schema, unwrap } from '@clinic/kit/api'

export type BankIdOrder = Schema['BankIdOrderOut']

/** The QR code's text for this second. */
export const currentQr = (order_ref: string) => unwrap(client.GET('/api/bankid/generate-qr', { params: { query: { order_ref } } }))

/** How an order stands. */
export const collectOrder = (order_ref: string) => unwrap(client.POST('/api/bankid/collect-order', { body: { order_ref } }))

export const cancelOrder = (order_ref: string) => unwrap(client.POST('/api/bankid/cancel-order', { body: { order_ref } }))
