import { useHasPermission, useSession } from '@clinic/kit/session'
import type { Procedure } from './procedures.api'

/** Tells whether this user is to sign the entry: the assigned signer, else its author. */
export function useIsSigner({ signer_id, written_by }: Pick<Procedure, 'signer_id' | 'written_by'>) {
  return useSession()?.user.id === (signer_id ?? written_by)
}

/** Lists which actions this user may take on the entry in its present state. */
export function useProcedurePermissions(procedure: Procedure) {
  const { state, is_current } = procedure
  const isSigner = useIsSigner(procedure)
  const isOpen = state === 'not_signed' || state === 'pending_sign'
  const canWrite = useHasPermission('journal.write')
  const canReview = useHasPermission('journal.approve')
  const isCurrentAndSigned = state === 'signed' && is_current
  const isCurrentAndClosed = isCurrentAndSigned || (state === 'imported' && is_current)
  return {
    edit: isOpen && canWrite,
    sign: isOpen && canWrite && isSigner,
    correct: isCurrentAndClosed && canWrite,
    cancel: (isOpen || isCurrentAndClosed) && canWrite,
    delete: isOpen && canWrite,
    review: isCurrentAndSigned && canReview,
  }
}
