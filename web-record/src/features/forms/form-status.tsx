import { Group, StatusBadge, type Tone } from '@clinic/kit/ui'
import { ReviewBadge } from '../reviews/review-history'
import type { Approval } from '../reviews/use-review'
import { useFormsTranslation } from './texts'

type StatusKey = 'not_signed' | 'pending_sign' | 'signed' | 'cancelled' | 'waiting' | 'sent' | 'answered'

/** Status of a client's consent or questionnaire, and whether it is approved. */
export interface FormStatus {
  states: StatusKey[]
  approval: Approval
}

const TONES: Record<StatusKey, Tone> = {
  not_signed: 'warning',
  pending_sign: 'warning',
  waiting: 'warning',
  sent: 'warning',
  answered: 'success',
  signed: 'success',
  cancelled: 'neutral',
}

/** Badges of the status and the approval. */
export function FormStatusBadge({ status: { states, approval } }: { status: FormStatus }) {
  const t = useFormsTranslation()
  return (
    <Group gap={4} component="span">
      {states.map((state) => (
        <StatusBadge key={state} tone={TONES[state]}>
          {t(`state.${state}`)}
        </StatusBadge>
      ))}
      {approval && <ReviewBadge type={approval}>{t(`state.${approval}`)}</ReviewBadge>}
    </Group>
  )
}

interface SignableForm {
  state: 'not_signed' | 'pending_sign' | 'signed'
  approval: Approval
  is_cancelled: boolean
}

export const consentStatus = ({ state, approval, is_cancelled }: SignableForm): FormStatus => ({
  states: [is_cancelled ? 'cancelled' : state],
  approval,
})

/** Status of a questionnaire's signature as of a consent's (REC-022); before it is signed also that of its answers. */
export function questionnaireStatus(row: SignableForm & { is_answered: boolean; sent_at: string | null }): FormStatus {
  const { approval } = row
  if (row.is_cancelled) return { states: ['cancelled'], approval }
  if (row.state === 'signed') return { states: ['signed'], approval }
  return { states: [row.state, row.is_answered ? 'answered' : row.sent_at ? 'sent' : 'waiting'], approval }
}
