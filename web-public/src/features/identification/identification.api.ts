import type { components } from '@clinic/kit/api/types'
import { createUuid, type Language, sendRequest } from '@clinic/kit/lite'

type Schema = components['schemas']
export type BankIdOrder = Schema['BankIdOrderOut']

/** Calls of a BankID order; it belongs to the booking flow that started it. */
export function bankIdApi(companyId: string, language: Language, flowKey: string) {
  const base = `/api/v2/booking-portal/${companyId}/bankid`
  const post = <T>(path: string, body: unknown) =>
    sendRequest<T>(base + path, { language, method: 'POST', body, flowKey, idempotencyKey: createUuid() })
  return {
    startOrder: (same_device: boolean) => post<BankIdOrder>('/start-order', { same_device }),
    fetchQrCode: (order_ref: string) =>
      sendRequest<Schema['BankIdQrCode']>(`${base}/generate-qr`, { language, flowKey, query: { order_ref } }),
    collectOrder: (order_ref: string) => post<BankIdOrder>('/collect-order', { order_ref }),
    cancelOrder: (order_ref: string) => post<BankIdOrder>('/cancel-order', { order_ref }),
  }
}
