import { ApiError } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { confirm } from '@clinic/kit/ui'
import { useCallback } from 'react'
import { useBookingTexts } from '../../texts'

const busy = new Set(['booking.practitioner_busy', 'booking.room_busy'])

/** A time that is in the way, and whose it is. */
interface Clash {
  name: string
  start_at: string
  end_at: string
}

/** A line for each who is busy, with all of their times. */
function listed(clashes: Clash[], time: (at: string) => string): string[] {
  const times = new Map<string, string[]>()
  for (const { name, start_at, end_at } of clashes) {
    const others = times.get(name) ?? []
    times.set(name, [...others, `${time(start_at)}–${time(end_at)}`])
  }
  return [...times].map(([name, all]) => `${name}: ${all.join(', ')}`)
}

/** The person was asked and would rather not; a form says what to do instead. */
export class NotAnyway extends ApiError {
  constructor(asked: ApiError, message: string) {
    super(asked.status, { message, data: asked.data })
  }
}

/**
 * Sends a booking; when the time turns out to be busy, asks in the server's words, with all that is in the way (BEY-002), whether to book
 * anyway (BKG-032) and then sends it again
 * as such, under a key of its own that hangs on the first: whoever sends a booking again whose answer was lost is asked again, and books it
 * once. Throws NotAnyway on a no.
 */
export function useAnyway() {
  const t = useBookingTexts()
  const { time } = useRegion()
  return useCallback(
    async <Done>(key: string, send: (anyway: boolean, under: string) => Promise<Done>): Promise<Done> => {
      try {
        return await send(false, key)
      } catch (error) {
        if (!(error instanceof ApiError) || !busy.has(error.code)) throw error
        const facts = listed((error.data.clashes ?? []) as Clash[], time)
        if (await confirm({ title: t('busy.title'), body: error.message, facts, action: t('busy.anyway') }))
          return await send(true, `${key}-anyway`)
        throw new NotAnyway(error, t('busy.other'))
      }
    },
    [t, time],
  )
}
