import { StatusBadge, type Tone } from '@clinic/kit/ui'
import { usePosTranslation } from '../../texts'
import type { ReceiptSummary } from './receipts.api'

const tones: Record<ReceiptSummary['status'], Tone> = {
  PROCESSING: 'warning',
  PENDING: 'warning',
  PAID: 'success',
  PARTIALLY_REFUNDED: 'neutral',
  REFUNDED: 'neutral',
  CANCELLED: 'danger',
  ABORTED: 'danger',
}

/** The status of a receipt; while its result is being resolved, that is shown instead. */
export function ReceiptStatus({ receipt }: { receipt: Pick<ReceiptSummary, 'status' | 'is_processing'> }) {
  const t = usePosTranslation()
  if (receipt.is_processing) return <StatusBadge tone="warning">{t('state.resolving')}</StatusBadge>
  return <StatusBadge tone={tones[receipt.status]}>{t(`state.${receipt.status}`)}</StatusBadge>
}

const paymentMethods = ['card', 'cash', 'gift_card', 'swish', 'online', 'invoice'] as const

/** Returns the name of a payment method. */
export function usePaymentMethodLabel() {
  const t = usePosTranslation()
  return (method: string) => {
    const knownMethod = paymentMethods.find((name) => name === method)
    return knownMethod ? t(`method.${knownMethod}`) : method
  }
}
