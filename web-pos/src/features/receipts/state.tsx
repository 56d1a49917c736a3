import { StatusBadge, type Tone } from '@clinic/kit/ui'
import { usePosTexts } from '../../texts'
import type { ReceiptRow } from './receipts.api'

export const states = ['PROCESSING', 'PENDING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CANCELLED', 'ABORTED'] as const

const tones: Record<ReceiptRow['state'], Tone> = {
  PROCESSING: 'waiting',
  PENDING: 'waiting',
  PAID: 'good',
  PARTIALLY_REFUNDED: 'quiet',
  REFUNDED: 'quiet',
  CANCELLED: 'bad',
  ABORTED: 'bad',
}

/** How far a receipt has come; one that is being resolved says that instead. */
export function ReceiptState({ receipt }: { receipt: Pick<ReceiptRow, 'state' | 'is_resolving'> }) {
  const t = usePosTexts()
  if (receipt.is_resolving) return <StatusBadge tone="waiting">{t('state.resolving')}</StatusBadge>
  return <StatusBadge tone={tones[receipt.state]}>{t(`state.${receipt.state}`)}</StatusBadge>
}

const ways = ['card', 'cash', 'gift_card', 'swish', 'online', 'invoice'] as const

/** The way of payment by its name. */
export function useWay() {
  const t = usePosTexts()
  return (way: string) => {
    const known = ways.find((each) => each === way)
    return known ? t(`way.${known}`) : way
  }
}
