import type { components } from '@clinic/kit/api/types'
import { createSessionStore, type Language, sendRequest } from '@clinic/kit/lite'

type Schema = components['schemas']

export type PaymentStatus = Schema['PaymentStatus']
export type PaidVisit = Schema['PaidVisit']
export type OnlinePayment = Schema['OnlinePaymentOut']

/** The keys in the address of a payment's page. */
export interface PaymentKeys {
  companyId: string
  bookingKey: string
  clientKey: string
}

/** Ask how a payment stands. The visit is shown to the browser tab that has the key of the flow in which it was paid. */
export const getPaymentStatus = ({ companyId, bookingKey, clientKey }: PaymentKeys, language: Language, signal: AbortSignal) =>
  sendRequest<PaymentStatus>(`/api/v2/booking-portal/${companyId}/payment-status`, {
    language,
    signal,
    flowKey: createSessionStore(`booking.${companyId}`, ['flow']).get('flow'),
    query: { booking_id: bookingKey, client_id: clientKey || null },
  })
