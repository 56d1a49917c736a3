import { StatusBadge, type Tone } from '@clinic/kit/ui'
import type { Prescription } from './prescriptions.api'
import { usePrescriptionTranslation } from './texts'

const STATE_TONES: Record<Prescription['state'], Tone> = {
  needs_prescription: 'warning',
  pending: 'warning',
  signed: 'success',
  not_prescribed: 'danger',
  expired: 'neutral',
  inactivated: 'neutral',
}

/** Shows the state of a prescription (REC-022, RXP-001). */
export function PrescriptionStatusBadge({ state }: { state: Prescription['state'] }) {
  const t = usePrescriptionTranslation()
  return <StatusBadge tone={STATE_TONES[state]}>{t(`states.${state}`)}</StatusBadge>
}
