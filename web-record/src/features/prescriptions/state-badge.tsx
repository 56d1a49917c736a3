import { StatusBadge, type Tone } from '@clinic/kit/ui'
import type { Prescription } from './prescriptions.api'
import { usePrescriptionTexts } from './texts'

const tones: Record<Prescription['state'], Tone> = {
  needs_prescription: 'waiting',
  pending: 'waiting',
  signed: 'good',
  not_prescribed: 'bad',
  expired: 'quiet',
  inactivated: 'quiet',
}

/** How a prescription stands (REC-022, RXP-001), in a word. */
export function StateBadge({ state }: { state: Prescription['state'] }) {
  const t = usePrescriptionTexts()
  return <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>
}
