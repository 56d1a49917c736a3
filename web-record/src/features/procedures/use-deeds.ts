import { may, useSession } from '@clinic/kit/session'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { clientsKey } from '../clients/clients.api'
import { useReview } from '../reviews/use-review'
import { type Procedure, proceduresKey, reviewProcedure } from './procedures.api'
import type { Deed } from './reason-form'
import { useJournalTexts } from './texts'

const told = { correct: null, cancel: 'act.cancelledNow', delete: 'act.deletedNow' } as const

/** Whether an entry waits for this person's signature: its writer's, or whom the writer has named. */
export function useIsMine({ signer_id, written_by }: Pick<Procedure, 'signer_id' | 'written_by'>) {
  return useSession()?.user.id === (signer_id ?? written_by)
}

/** What may be done with an entry as it stands, by this person. */
export function useMayDo(procedure: Procedure) {
  const { state, is_newest } = procedure
  const isMine = useIsMine(procedure)
  const open = state === 'not_signed' || state === 'pending_sign'
  const writes = may('journal.write')
  const standing = state === 'signed' && is_newest
  return {
    edit: open && writes,
    sign: open && writes && isMine,
    correct: standing && writes,
    cancel: (open || standing) && writes,
    delete: open && writes,
    review: standing && may('journal.approve'),
  }
}

/** What is open beside the entry, and where each deed leads when it is done. */
export function useDeeds(procedure: Procedure) {
  const t = useJournalTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [deed, setDeed] = useState<Deed | null>(null)
  const look = async () => {
    await queries.invalidateQueries({ queryKey: proceduresKey(procedure.client_id) })
    await queries.invalidateQueries({ queryKey: [...clientsKey, 'card', procedure.client_id] })
  }
  const sign = (on: boolean) => setParams(on ? { sign: '1' } : {}, { replace: true })
  const signed = async () => {
    toast.success(t('act.signedNow'))
    sign(false)
    await look()
  }
  const reread = () => {
    setDeed(null)
    sign(false)
    void look()
  }
  const done = async (what: Deed, after: Procedure | undefined) => {
    setDeed(null)
    const words = told[what]
    if (words) toast.success(t(words))
    await look()
    if (what === 'correct' && after) await navigate(`/clients/${after.client_id}/procedures/${after.id}/edit`)
    if (what === 'delete') await navigate(`/clients/${procedure.client_id}/procedures`)
  }
  const review = useReview({
    approval: procedure.approval,
    may: useMayDo(procedure).review,
    send: reviewProcedure(procedure),
    onDone: look,
  })
  return { signing: params.get('sign') === '1', sign, signed, deed, setDeed, done, reread, review }
}
