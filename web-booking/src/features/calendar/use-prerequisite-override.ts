import { ApiError } from '@clinic/kit/api'
import { askReason } from '@clinic/kit/ui'
import { useCallback } from 'react'
import { useBookingTranslation } from '../../texts'
import { OverbookingDeclined } from './use-confirm-overbooking'

interface PrerequisiteAttempt {
  /** The reason, once the user was asked for it. */
  fields: { prerequisite_override_reason?: string }
  idempotencyKey: string
}

/**
 * Send a booking or a reschedule. When the client lacks the visit that must come first, show which it is and ask for a reason, and send it
 * once more with that (BEY-009). Throws OverbookingDeclined when the user gives none.
 */
export function usePrerequisiteOverride() {
  const t = useBookingTranslation()
  return useCallback(
    async <Result>(idempotencyKey: string, send: (attempt: PrerequisiteAttempt) => Promise<Result>): Promise<Result> => {
      try {
        return await send({ fields: {}, idempotencyKey })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'booking.prerequisite_missing') throw error
        const choices = [t('prerequisite.elsewhere'), t('prerequisite.known')]
        const reason = await askReason({
          title: t('prerequisite.missing'),
          body: error.message,
          confirmLabel: t('busy.confirmOverbooking'),
          choices,
        })
        if (reason === null) throw new OverbookingDeclined(error, t('prerequisite.declined'))
        return await send({ fields: { prerequisite_override_reason: reason }, idempotencyKey: `${idempotencyKey}-prerequisite` })
      }
    },
    [t],
  )
}
