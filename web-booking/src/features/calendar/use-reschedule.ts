import { ApiError, createUuid } from '@clinic/kit/api'
import { addMinutes, getMinutesBetween, useFormatters } from '@clinic/kit/i18n'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { type Booking, bookingsKey, type Calendar, type CalendarBooking, calendarKey, reschedule } from './calendar.api'
import { OverbookingDeclined, useConfirmOverbooking } from './use-confirm-overbooking'
import { usePolicyOverride } from './use-policy-override'
import { usePrerequisiteOverride } from './use-prerequisite-override'

export interface Slot {
  start_at: string
  practitioner_id: string
  room_id?: string | null
}

type MovableBooking = Pick<CalendarBooking, 'id' | 'version' | 'start_at' | 'end_at' | 'practitioner_id' | 'room_id'>

const computeEnd = (booking: MovableBooking, start: string): string =>
  addMinutes(start, getMinutesBetween(booking.start_at, booking.end_at))

/** Show a booking at its new time before the server has answered. */
const applyOptimistic = (calendar: Calendar, booking: MovableBooking, slot: Slot): Calendar => ({
  ...calendar,
  bookings: calendar.bookings.map((row) =>
    row.id === booking.id ? { ...row, ...slot, room_id: row.room_id, end_at: computeEnd(booking, slot.start_at) } : row,
  ),
})

/** Reschedule a booking: at once on the screen, then on the server, and back on an error. The toast offers an undo for ten seconds (BEY-010). */
export function useReschedule() {
  const queries = useQueryClient()
  const confirmOverbooking = useConfirmOverbooking()
  const overridePolicy = usePolicyOverride()
  const overridePrerequisite = usePrerequisiteOverride()
  const t = useBookingTranslation()
  const { formatDateTime } = useFormatters()

  const showOptimistic = async (booking: MovableBooking, slot: Slot) => {
    await queries.cancelQueries({ queryKey: calendarKey })
    queries.setQueriesData<Calendar>({ queryKey: calendarKey }, (previous) => previous && applyOptimistic(previous, booking, slot))
  }

  const handleError = (error: unknown) => {
    if (error instanceof OverbookingDeclined) return
    if (!(error instanceof ApiError)) throw error
    toast.error(error.code === 'version.stale' ? t('move.stale') : error.messageWithoutFields)
  }

  const move = async (booking: MovableBooking, slot: Slot, isUndo = false): Promise<Booking | null> => {
    await showOptimistic(booking, slot)
    try {
      const rescheduled = await overridePolicy(createUuid(), (attempt) =>
        overridePrerequisite(attempt.idempotencyKey, (override) =>
          confirmOverbooking(override.idempotencyKey, ({ allowOverlap, idempotencyKey }) =>
            reschedule(booking.id)({
              body: { ...slot, version: booking.version, allow_overlap: allowOverlap, ...attempt.fields, ...override.fields },
              idempotencyKey,
            }),
          ),
        ),
      )
      const undoTo: Slot = { start_at: booking.start_at, practitioner_id: booking.practitioner_id, room_id: booking.room_id }
      if (isUndo) toast.success(t('move.undone'))
      else
        toast.withAction({
          message: t('move.done', { at: formatDateTime(rescheduled.start_at) }),
          actionLabel: t('move.undo'),
          onAction: () => void move(rescheduled, undoTo, true),
        })
      return rescheduled
    } catch (error) {
      handleError(error)
      return null
    } finally {
      await queries.invalidateQueries({ queryKey: bookingsKey })
    }
  }
  return (booking: MovableBooking, slot: Slot) => move(booking, slot)
}
