import { Group, StatusBadge, type Tone } from '@clinic/kit/ui'
import { ReviewBadge } from '../reviews/review-history'
import type { ProcedureRow } from './procedures.api'
import { useJournalTranslation } from './texts'

const STATE_TONES: Record<ProcedureRow['state'], Tone> = {
  not_signed: 'warning',
  pending_sign: 'warning',
  signed: 'success',
  imported: 'neutral',
  cancelled: 'danger',
  deleted: 'danger',
}

/** Shows the state of an entry and its latest review. */
export function ProcedureStatusBadge({ state, approval }: Pick<ProcedureRow, 'state' | 'approval'>) {
  const t = useJournalTranslation()
  return (
    <Group gap={4} component="span">
      <StatusBadge tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusBadge>
      {approval && <ReviewBadge type={approval}>{t(`state.${approval}`)}</ReviewBadge>}
    </Group>
  )
}
