import type { Schema } from '@clinic/kit/api'
import { StatusBadge, type Tone } from '@clinic/kit/ui'
import { useComponentsTranslation } from './texts'

type MessageState = Schema['MessageOut']['state']

const SENDING_POLL_MILLISECONDS = 3000

/** How often a list of messages is fetched again: every few seconds while one of them is being sent, so that it shows what became of it (USE-015). */
export const getMessagesRefetchInterval = (messages: { state: MessageState }[] = []): number | false =>
  messages.some(({ state }) => state === 'queued' || state === 'sending') ? SENDING_POLL_MILLISECONDS : false

const tones: Record<MessageState, Tone> = {
  queued: 'warning',
  withdrawn: 'neutral',
  sending: 'warning',
  unknown: 'danger',
  sent: 'success',
  failed: 'danger',
  delivered: 'success',
}

/** What became of a message to a client. */
export function MessageStateBadge({ state }: { state: MessageState }) {
  const t = useComponentsTranslation()
  return <StatusBadge tone={tones[state]}>{t(`messageState.${state}`)}</StatusBadge>
}
