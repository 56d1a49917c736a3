import type { Tone } from '@clinic/kit/ui'
import type { Booking, CalendarBooking } from './calendar.api'

type State = CalendarBooking['state']

export const stateTones: Record<State, Tone> = {
  booked: 'success',
  arrived: 'warning',
  in_room: 'warning',
  done: 'neutral',
  cancelled: 'neutral',
  no_show: 'danger',
}

/** The sign of a state on the calendar; the legend explains it, and screen readers get the state's name. */
export const stateIcons: Partial<Record<State, string>> = { arrived: '●', in_room: '▶', done: '✓', no_show: '✕' }

/** The sign of a booking whose client lacks forms. */
export const MISSING_FORMS_ICON = '✎'

/** Whether the client of a booking to come lacks forms that its service asks for. */
export const hasMissingForms = ({ forms_missing, state }: Pick<CalendarBooking, 'forms_missing' | 'state'>) =>
  forms_missing > 0 && state !== 'cancelled' && state !== 'no_show'

/** The state that a booking had before, to which its last step is undone; undefined when nothing can be undone. */
export function getPreviousState({ state, arrived_at, in_room_at }: Booking): 'booked' | 'arrived' | 'in_room' | undefined {
  if (state === 'booked' || state === 'cancelled') return undefined
  if (state === 'done' && in_room_at) return 'in_room'
  if ((state === 'done' || state === 'in_room') && arrived_at) return 'arrived'
  return 'booked'
}
