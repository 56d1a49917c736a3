import type { Schema } from '@clinic/kit/api'
import type { Tone } from '@clinic/kit/ui'

const SENDING_POLL_MILLISECONDS = 3000

/** How often a list of messages is fetched again: every few seconds while one of them is being sent, so that it shows what became of it (USE-015). */
export const getMessagesRefetchInterval = (messages: Pick<Schema['MessageOut'], 'state'>[] = []): number | false =>
  messages.some(({ state }) => state === 'queued' || state === 'sending') ? SENDING_POLL_MILLISECONDS : false

/** The tone of each state of a message to a client. */
export const messageTones: Record<Schema['MessageOut']['state'], Tone> = {
  queued: 'warning',
  withdrawn: 'neutral',
  sending: 'warning',
  unknown: 'danger',
  sent: 'success',
  failed: 'danger',
  delivered: 'success',
}
