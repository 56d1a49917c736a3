import { ApiError } from '@clinic/kit/api'
import { confirm } from '@clinic/kit/ui'
import { useCallback } from 'react'
import { useBookingTexts } from '../../texts'

const busy = new Set(['booking.practitioner_busy', 'booking.room_busy'])

/** The person was asked and would rather not; a form says what to do instead. */
export class NotAnyway extends ApiError {
  constructor(asked: ApiError, message: string) {
    super(asked.status, { message, data: asked.data })
  }
}

/**
 * Sends a booking; when the time turns out to be busy, asks in the server's words whether to book anyway (BKG-032) and then sends it again
 * as such, under a key of its own that hangs on the first: whoever sends a booking again whose answer was lost is asked again, and books it
 * once. Throws NotAnyway on a no.
 */
export function useAnyway() {
  const t = useBookingTexts()
  return useCallback(
    async <Done>(key: string, send: (anyway: boolean, under: string) => Promise<Done>): Promise<Done> => {
      try {
        return await send(false, key)
      } catch (error) {
        if (!(error instanceof ApiError) || !busy.has(error.code)) throw error
        if (await confirm({ title: t('busy.title'), body: error.message, action: t('busy.anyway') }))
          return await send(true, `${key}-anyway`)
        throw new NotAnyway(error, t('busy.other'))
      }
    },
    [t],
  )
}
