import { ApiError, newKey } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { offer, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTexts } from '../../texts'
import { type Booking, type Calendar, calendarKey, reschedule, type Visit, visitsKey } from './calendar.api'
import { NotAnyway, useAnyway } from './use-anyway'
import { minutesBetween } from './wall'

export interface Place {
  start_at: string
  practitioner_id: string
  room_id?: string | null
}

type Moving = Pick<Visit, 'id' | 'version' | 'start_at' | 'end_at' | 'practitioner_id' | 'room_id'>

const endOf = (visit: Moving, start: string): string =>
  new Date(new Date(`${start.replace(' ', 'T')}Z`).getTime() + minutesBetween(visit.start_at, visit.end_at) * 60_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')

/** Shows a visit at its new place before the server has answered. */
const placed = (calendar: Calendar, visit: Moving, place: Place): Calendar => ({
  ...calendar,
  bookings: calendar.bookings.map((each) =>
    each.id === visit.id ? { ...each, ...place, room_id: each.room_id, end_at: endOf(visit, place.start_at) } : each,
  ),
})

/** Moves a visit: at once on the screen, then on the server, and back when it can't be. What was moved can be undone for ten seconds (BEY-010). */
export function useMove() {
  const queries = useQueryClient()
  const anyway = useAnyway()
  const t = useBookingTexts()
  const { dateTime } = useRegion()

  const show = async (visit: Moving, place: Place) => {
    await queries.cancelQueries({ queryKey: calendarKey })
    queries.setQueriesData<Calendar>({ queryKey: calendarKey }, (was) => was && placed(was, visit, place))
  }

  const refused = (error: unknown) => {
    if (error instanceof NotAnyway) return
    if (!(error instanceof ApiError)) throw error
    toast.error(error.code === 'version.stale' ? t('move.stale') : error.message)
  }

  const move = async (visit: Moving, place: Place, undoing = false): Promise<Booking | null> => {
    await show(visit, place)
    try {
      const moved = await anyway(newKey(), (over, under) =>
        reschedule(visit.id)({ body: { ...place, version: visit.version, book_anyway: over }, key: under }),
      )
      const back: Place = { start_at: visit.start_at, practitioner_id: visit.practitioner_id, room_id: visit.room_id }
      if (undoing) toast.success(t('move.undone'))
      else
        offer({
          message: t('move.done', { at: dateTime(moved.start_at) }),
          action: t('move.undo'),
          onAction: () => void move(moved, back, true),
        })
      return moved
    } catch (error) {
      refused(error)
      return null
    } finally {
      await queries.invalidateQueries({ queryKey: visitsKey })
    }
  }
  return (visit: Moving, place: Place) => move(visit, place)
}
