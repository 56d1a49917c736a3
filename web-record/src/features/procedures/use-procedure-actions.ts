import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { clientSummaryKey } from '../clients/clients.api'
import { useReview } from '../reviews/use-review'
import { type Procedure, proceduresKey, reviewProcedure } from './procedures.api'
import type { ProcedureAction } from './reason-form'
import { useJournalTranslation } from './texts'
import { useProcedurePermissions } from './use-procedure-permissions'

const SUCCESS_MESSAGES = { correct: null, cancel: 'actions.cancelled', delete: 'actions.deleted' } as const

/** Holds which panel is open beside the entry, and handles the end of each action. */
export function useProcedureActions(procedure: Procedure) {
  const t = useJournalTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [openAction, setOpenAction] = useState<ProcedureAction | null>(null)
  const invalidate = async () => {
    await queries.invalidateQueries({ queryKey: proceduresKey(procedure.client_id) })
    await queries.invalidateQueries({ queryKey: clientSummaryKey(procedure.client_id) })
  }
  const setSigning = (isOpen: boolean) => setParams(isOpen ? { sign: '1' } : {}, { replace: true })
  const handleSigned = async () => {
    toast.success(t('actions.signed'))
    setSigning(false)
    await invalidate()
  }
  const reload = () => {
    setOpenAction(null)
    setSigning(false)
    void invalidate()
  }
  const handleDone = async (action: ProcedureAction, result: Procedure | undefined) => {
    setOpenAction(null)
    const message = SUCCESS_MESSAGES[action]
    if (message) toast.success(t(message))
    await invalidate()
    if (action === 'correct' && result) await navigate(`/clients/${result.client_id}/procedures/${result.id}/edit`)
    if (action === 'delete') await navigate(`/clients/${procedure.client_id}/procedures`)
  }
  const review = useReview({
    id: procedure.id,
    approval: procedure.approval,
    canReview: useProcedurePermissions(procedure).review,
    send: reviewProcedure(procedure),
    onDone: invalidate,
  })
  return { isSigning: params.get('sign') === '1', setSigning, handleSigned, openAction, setOpenAction, handleDone, reload, review }
}
