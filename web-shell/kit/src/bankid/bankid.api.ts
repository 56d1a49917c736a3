import { client, type Schema, unwrap } from '@clinic/kit/api'

export type BankIdOrder = Schema['BankIdOrderOut']

/** The text of the QR code, which changes each second. */
export const fetchQrCode = (order_ref: string) => unwrap(client.GET('/api/bankid/generate-qr', { params: { query: { order_ref } } }))

/** The status of an order. */
export const collectOrder = (order_ref: string) => unwrap(client.POST('/api/bankid/collect-order', { body: { order_ref } }))

export const cancelOrder = (order_ref: string) => unwrap(client.POST('/api/bankid/cancel-order', { body: { order_ref } }))
