import { StatusBadge, type Tone } from '@clinic/kit/ui'
import { usePosTexts } from '../../texts'
import type { GiftCard } from './gift-cards.api'

const tones: Record<GiftCard['status'], Tone> = { active: 'good', used: 'quiet', expired: 'bad', cancelled: 'bad' }

export function GiftCardStatus({ status }: Pick<GiftCard, 'status'>) {
  const t = usePosTexts()
  return <StatusBadge tone={tones[status]}>{t(`giftCards.${status}`)}</StatusBadge>
}
