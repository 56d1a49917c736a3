import { ApiError } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { confirm } from '@clinic/kit/ui'
import { useCallback } from 'react'
import { useBookingTranslation } from '../../texts'

const CONFLICT_CODES = new Set(['booking.practitioner_busy', 'booking.room_busy', 'booking.device_busy'])

/** A booking that overlaps the requested time, with the name of its practitioner, room or device. */
interface Conflict {
  type: 'practitioner' | 'room' | 'device'
  name: string
  start_at: string
  end_at: string
}

/** Format one line for each busy practitioner, room or device, with all of their times. */
function formatConflicts(conflicts: Conflict[], time: (at: string) => string): string[] {
  const times = new Map<string, string[]>()
  for (const { name, start_at, end_at } of conflicts) {
    const others = times.get(name) ?? []
    times.set(name, [...others, `${time(start_at)}–${time(end_at)}`])
  }
  return [...times].map(([name, all]) => `${name}: ${all.join(', ')}`)
}

/** Leave out the times of several rooms: that all are busy is what concerns the booking, not when each of them is. */
function summarizeRooms(conflicts: Conflict[]): { named: Conflict[]; roomCount: number } {
  const rooms = new Set(conflicts.filter(({ type }) => type === 'room').map(({ name }) => name))
  return rooms.size > 1
    ? { named: conflicts.filter(({ type }) => type !== 'room'), roomCount: rooms.size }
    : { named: conflicts, roomCount: 0 }
}

/** The user declined to book over a busy time. */
export class OverbookingDeclined extends ApiError {
  constructor(cause: ApiError, message: string) {
    super(cause.status, { message, data: cause.data })
  }
}

export interface BookingAttempt {
  allowOverlap: boolean
  idempotencyKey: string
}

/**
 * Send a booking. When the time is busy, list the conflicts (BEY-002), ask the server's question (BKG-032) and, on a yes, send it once more with
 * `allowOverlap`. The second attempt's key is derived from the first, so that a repeated submission after a lost answer books once. Throws
 * OverbookingDeclined on a no.
 */
export function useConfirmOverbooking() {
  const t = useBookingTranslation()
  const { formatTime } = useFormatters()
  return useCallback(
    async <Result>(idempotencyKey: string, send: (attempt: BookingAttempt) => Promise<Result>): Promise<Result> => {
      try {
        return await send({ allowOverlap: false, idempotencyKey })
      } catch (error) {
        if (!(error instanceof ApiError) || !CONFLICT_CODES.has(error.code)) throw error
        const conflicts = (error.data.conflicts ?? []) as Conflict[]
        const { named, roomCount } = summarizeRooms(conflicts)
        const allRooms = roomCount > 0 ? [t('busy.allRooms', { count: roomCount })] : []
        const details = [...formatConflicts(named, formatTime), ...allRooms]
        if (await confirm({ title: t('busy.title'), body: error.message, details, confirmLabel: t('busy.confirmOverbooking') }))
          return await send({ allowOverlap: true, idempotencyKey: `${idempotencyKey}-overlap` })
        throw new OverbookingDeclined(error, t('busy.other'))
      }
    },
    [t, formatTime],
  )
}
