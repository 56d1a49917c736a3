import { ApiError, createUuid } from '@clinic/kit/api'
import { addMinutes, getMinutesBetween, useFormatters } from '@clinic/kit/i18n'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { saveBooking } from './booking-edits.api'
import { bookingsKey, type Calendar, type CalendarBooking, calendarKey } from './calendar.api'
import { OverbookingDeclined, useConfirmOverbooking } from './use-confirm-overbooking'

type ResizableBooking = Pick<CalendarBooking, 'id' | 'version' | 'start_at' | 'end_at'>

/** Change a booking's length: at once on the screen, then on the server, and back on an error. The toast offers an undo (BKG-020). */
export function useResize() {
  const queries = useQueryClient()
  const confirmOverbooking = useConfirmOverbooking()
  const t = useBookingTranslation()
  const { formatTime } = useFormatters()

  const showOptimistic = async (booking: ResizableBooking, duration: number) => {
    await queries.cancelQueries({ queryKey: calendarKey })
    const end_at = addMinutes(booking.start_at, duration)
    queries.setQueriesData<Calendar>(
      { queryKey: calendarKey },
      (shown) => shown && { ...shown, bookings: shown.bookings.map((row) => (row.id === booking.id ? { ...row, end_at } : row)) },
    )
  }

  const resize = async (booking: ResizableBooking, duration: number, isUndo = false): Promise<void> => {
    const length = getMinutesBetween(booking.start_at, booking.end_at)
    await showOptimistic(booking, duration)
    try {
      const saved = await confirmOverbooking(createUuid(), ({ allowOverlap, idempotencyKey }) =>
        saveBooking(booking.id)({ body: { duration, version: booking.version, allow_overlap: allowOverlap }, idempotencyKey }),
      )
      if (isUndo) toast.success(t('edit.undone'))
      else
        toast.withAction({
          message: t('edit.resized', { start: formatTime(saved.start_at), end: formatTime(saved.end_at) }),
          actionLabel: t('move.undo'),
          onAction: () => void resize(saved, length, true),
        })
    } catch (error) {
      if (error instanceof OverbookingDeclined) return
      if (!(error instanceof ApiError)) throw error
      toast.error(error.code === 'version.stale' ? t('move.stale') : error.messageWithoutFields)
    } finally {
      await queries.invalidateQueries({ queryKey: bookingsKey })
    }
  }
  return (booking: ResizableBooking, duration: number) => resize(booking, duration)
}
