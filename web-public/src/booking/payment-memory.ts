import { createSessionStore, type Language } from '@clinic/kit/lite'

/** The payment that was begun in this browser tab, because a provider's page returns to one address for all clinics. */
export interface RememberedPayment {
  companyId: string
  key: string
  /** The portal with the visitor's selection, to choose another way to pay. */
  portalUrl: string
}

const store = () => createSessionStore('payment')

export const rememberPayment = (payment: RememberedPayment) => store().set('begun', JSON.stringify(payment))

export function recallPayment(): RememberedPayment | null {
  const text = store().get('begun')
  return text ? (JSON.parse(text) as RememberedPayment) : null
}

/** Return the address of a payment's page (PUB-006). */
export const getPaymentUrl = (companyId: string, key: string, language: Language) =>
  `/payment?${new URLSearchParams({ company_id: companyId, booking_id: key, lang: language })}`
