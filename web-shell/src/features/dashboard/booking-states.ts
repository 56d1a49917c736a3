import type { Schema } from '@clinic/kit/api'
import type { Tone } from '@clinic/kit/ui'

export const stateTones: Record<Schema['BookingListItem']['state'], Tone> = {
  booked: 'success',
  arrived: 'warning',
  in_room: 'warning',
  done: 'neutral',
  cancelled: 'neutral',
  no_show: 'danger',
}
