import { Group, StatusBadge, type Tone } from '@clinic/kit/ui'
import { MarkBadge } from '../reviews/marks'
import type { Approval } from '../reviews/use-review'
import { useFormsTexts } from './texts'

type Shown = 'not_signed' | 'pending_sign' | 'signed' | 'cancelled' | 'waiting' | 'sent' | 'answered'

/** How a letter or a questionnaire stands, in a word or two, and whether it was approved. */
export interface Standing {
  states: Shown[]
  approval: Approval
}

const tones: Record<Shown, Tone> = {
  not_signed: 'waiting',
  pending_sign: 'waiting',
  waiting: 'waiting',
  sent: 'waiting',
  answered: 'good',
  signed: 'good',
  cancelled: 'quiet',
}

/** Where a client's letter or questionnaire stands. */
export function FormState({ standing: { states, approval } }: { standing: Standing }) {
  const t = useFormsTexts()
  return (
    <Group gap={4} component="span">
      {states.map((state) => (
        <StatusBadge key={state} tone={tones[state]}>
          {t(`state.${state}`)}
        </StatusBadge>
      ))}
      {approval && <MarkBadge kind={approval}>{t(`state.${approval}`)}</MarkBadge>}
    </Group>
  )
}

interface Signable {
  state: 'not_signed' | 'pending_sign' | 'signed'
  approval: Approval
  is_cancelled: boolean
}

export const consentState = ({ state, approval, is_cancelled }: Signable): Standing => ({
  states: [is_cancelled ? 'cancelled' : state],
  approval,
})

/** A questionnaire's signature in the words of a letter's (REC-022); until it is signed also where its answers are. */
export function recordState(row: Signable & { is_answered: boolean; sent_at: string | null }): Standing {
  const { approval } = row
  if (row.is_cancelled) return { states: ['cancelled'], approval }
  if (row.state === 'signed') return { states: ['signed'], approval }
  return { states: [row.state, row.is_answered ? 'answered' : row.sent_at ? 'sent' : 'waiting'], approval }
}
