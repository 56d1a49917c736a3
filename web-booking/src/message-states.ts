import type { Schema } from '@clinic/kit/api'
import type { Tone } from '@clinic/kit/ui'

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
