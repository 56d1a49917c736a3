import { newKey, type Schema, type Submission } from '@clinic/kit/api'
import { toast } from '@clinic/kit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useReviewTexts } from './texts'

export type Approval = Schema['ProcedureRow']['approval']

export interface Reviewed {
  approval: Approval
  /** It stands signed, and this person may say whether it holds. */
  may: boolean
  send: (submission: Submission<Schema['ReviewIn']>) => Promise<unknown>
  onDone: () => void | Promise<void>
}

/** Whether something signed is approved: what may be said of it as it stands, and what follows. */
export function useReview({ approval, may, send, onDone }: Reviewed) {
  const t = useReviewTexts()
  const [asking, ask] = useState(false)
  const told = async (words: string) => {
    toast.success(words)
    await onDone()
  }
  const approve = useMutation({
    mutationFn: () => send({ body: { is_approved: true, reason: '' }, key: newKey() }),
    onSuccess: () => told(t('approvedNow')),
    onError: (error) => toast.error(error.message),
  })
  const refused = () => {
    ask(false)
    return told(t('notApprovedNow'))
  }
  return {
    mayApprove: may && approval !== 'approved',
    mayRefuse: may && approval !== 'not_approved',
    approve: () => approve.mutate(),
    asking,
    ask,
    send,
    refused,
  }
}

export type Review = ReturnType<typeof useReview>
