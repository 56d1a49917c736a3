import type { Schema } from '@clinic/kit/api'
import { StatusBadge, type Tone } from '@clinic/kit/ui'
import { usePrescriberTexts } from '../../texts'

type State = Schema['RequestRow']['state']

const tones: Record<State, Tone> = {
  needs_prescription: 'waiting',
  pending: 'waiting',
  signed: 'good',
  not_prescribed: 'bad',
  expired: 'quiet',
  inactivated: 'quiet',
}

/** How a request stands, in a word. */
export function StateBadge({ state }: { state: State }) {
  const t = usePrescriberTexts()
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
}
