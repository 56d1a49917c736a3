import { StatusBadge, type Tone } from '@clinic/kit/ui'
import { usePosTranslation } from '../../texts'
import type { GiftCard } from './gift-cards.api'

const tones: Record<GiftCard['status'], Tone> = { active: 'success', used: 'neutral', expired: 'danger', cancelled: 'danger' }

export function GiftCardStatus({ status }: Pick<GiftCard, 'status'>) {
  const t = usePosTranslation()
  return <StatusBadge tone={tones[status]}>{t(`giftCards.${status}`)}</StatusBadge>
}
