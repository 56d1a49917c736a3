import { ApiError } from '@clinic/kit/api'
import { askReason } from '@clinic/kit/ui'
import { useCallback } from 'react'
import { useBookingTranslation } from '../../texts'
import { OverbookingDeclined } from './use-confirm-overbooking'

interface PolicyAttempt {
  /** The reason, once the user was asked for it. */
  fields: { policy_override_reason?: string }
  idempotencyKey: string
}

/**
 * Send a reschedule. When the cancellation policy's time has passed, show the server's question with the policy's text and ask for a reason,
 * and send it once more with that (BKG-035). Throws OverbookingDeclined when the user gives none.
 */
export function usePolicyOverride() {
  const t = useBookingTranslation()
  return useCallback(
    async <Result>(idempotencyKey: string, send: (attempt: PolicyAttempt) => Promise<Result>): Promise<Result> => {
      try {
        return await send({ fields: {}, idempotencyKey })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'booking.policy_reason_required') throw error
        const choices = [t('cancel.ill'), t('cancel.asked'), t('cancel.clinic')]
        const reason = await askReason({ title: t('policy.late'), body: error.message, confirmLabel: t('policy.move'), choices })
        if (reason === null) throw new OverbookingDeclined(error, t('policy.declined'))
        return await send({ fields: { policy_override_reason: reason }, idempotencyKey: `${idempotencyKey}-policy` })
      }
    },
    [t],
  )
}
