import type { Schema } from '@clinic/kit/api'
import { StatusBadge, type Tone } from '@clinic/kit/ui'
import { usePrescriberTranslation } from '../../texts'

type State = Schema['PrescriptionRequestSummary']['state']

const STATE_TONES: Record<State, Tone> = {
  needs_prescription: 'warning',
  pending: 'warning',
  signed: 'success',
  not_prescribed: 'danger',
  expired: 'neutral',
  inactivated: 'neutral',
}

export function RequestStatusBadge({ state }: { state: State }) {
  const t = usePrescriberTranslation()
  return <StatusBadge tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusBadge>
}
