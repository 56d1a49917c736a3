import { createUuid, type Schema, type Submission } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { toast } from '@clinic/kit/ui'
import { useState } from 'react'
import { useReviewTranslation } from './texts'

export type Approval = Schema['ProcedureRow']['approval']

export interface ReviewOptions {
  /** The entry that is reviewed. */
  id: string
  approval: Approval
  /** True when the entry is signed and this user may review it. */
  canReview: boolean
  send: (submission: Submission<Schema['ReviewCreate']>) => Promise<unknown>
  onDone: () => void | Promise<void>
}

/** Approves or rejects a signed entry; each decision replaces the one before. */
export function useReview({ id, approval, canReview, send, onDone }: ReviewOptions) {
  const t = useReviewTranslation()
  const [isRejecting, setIsRejecting] = useState(false)
  const { run: approve } = useAction({
    send: () => send({ body: { is_approved: true, reason: '' }, idempotencyKey: createUuid() }),
    successMessage: t('approved'),
    onSuccess: onDone,
  })
  const handleRejected = () => {
    setIsRejecting(false)
    toast.success(t('rejected'))
    return onDone()
  }
  return {
    id,
    canApprove: canReview && approval !== 'approved',
    canReject: canReview && approval !== 'not_approved',
    approve: () => void approve(),
    isRejecting,
    setIsRejecting,
    send,
    handleRejected,
  }
}

export type Review = ReturnType<typeof useReview>
