import type { components } from '@clinic/kit/api/types'
import { createUuid, type Language, sendRequest } from '@clinic/kit/lite'

type Schema = components['schemas']
export type BankIdOrder = Schema['BankIdOrderOut']

/** The calls of a visitor's BankID orders, below the address of the portal whose flow the key belongs to. */
export function bankIdApi(portal: string, language: Language, flowKey: string) {
  const base = `${portal}/bankid`
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
