import { StatusBadge, type Tone } from '@clinic/kit/ui'
import { useFormsTexts } from './texts'

export type Shown = 'not_signed' | 'pending_sign' | 'signed' | 'cancelled' | 'waiting' | 'sent' | 'answered'

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
export function FormState({ state }: { state: Shown }) {
  const t = useFormsTexts()
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
}

export const consentState = (row: { state: 'not_signed' | 'pending_sign' | 'signed'; is_cancelled: boolean }): Shown =>
  row.is_cancelled ? 'cancelled' : row.state

export function recordState(row: {
  state: 'not_signed' | 'pending_sign' | 'signed'
  is_cancelled: boolean
  is_answered: boolean
  sent_at: string | null
}): Shown {
  if (row.is_cancelled) return 'cancelled'
  if (row.state === 'signed') return 'signed'
  if (row.is_answered) return 'answered'
  return row.sent_at ? 'sent' : 'waiting'
}
