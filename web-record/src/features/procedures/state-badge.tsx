import { Group, StatusBadge, type Tone } from '@clinic/kit/ui'
import { MarkBadge } from '../reviews/marks'
import type { ProcedureRow } from './procedures.api'
import { useJournalTexts } from './texts'

const tones: Record<ProcedureRow['state'], Tone> = {
  not_signed: 'waiting',
  pending_sign: 'waiting',
  signed: 'good',
  cancelled: 'bad',
  deleted: 'bad',
}

/** Where an entry stands, and whether it was approved. */
export function StateBadge({ state, approval }: Pick<ProcedureRow, 'state' | 'approval'>) {
  const t = useJournalTexts()
  return (
    <Group gap={4} component="span">
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      {approval && <MarkBadge kind={approval}>{t(`state.${approval}`)}</MarkBadge>}
    </Group>
  )
}
