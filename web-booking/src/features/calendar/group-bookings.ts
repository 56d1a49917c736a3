import type { CalendarBooking } from './calendar.api'

/** What the calendar shows as one booking: a booking of one client, or all participants of a group booking under the first of them. */
export type CalendarEntry = CalendarBooking & {
  /** How many clients have a place in the group booking; absent for a booking of one client. */
  participants?: number
}

/** Join the bookings of each group booking to one entry, which is the first of them that isn't a no-show (BKG-033). */
export function joinGroups(bookings: CalendarBooking[]): CalendarEntry[] {
  const shown = new Set<string>()
  return bookings.flatMap((booking): CalendarEntry[] => {
    if (!booking.group_id) return [booking]
    if (shown.has(booking.group_id)) return []
    shown.add(booking.group_id)
    const group = bookings.filter(({ group_id }) => group_id === booking.group_id)
    const first = group.find(({ state }) => state !== 'no_show') ?? booking
    return [{ ...first, participants: group.length, forms_missing: group.reduce((sum, row) => sum + row.forms_missing, 0) }]
  })
}

/** Whether a booking is one of several clients, which can't be dragged or resized as a whole. */
export const isGroup = ({ group_id }: Pick<CalendarBooking, 'group_id'>) => group_id !== null
