import { ApiError } from '@clinic/kit/api'
import { toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRecordTexts } from '../../texts'
import { cardQuery, onMerged } from './card.api'

/** When this client has become part of another, leads to the same page there: what is typed on it stands, and is saved there when sent again. */
export function useFollowing(clientId: string) {
  const t = useRecordTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { error } = useQuery(cardQuery(clientId))
  const kept = error instanceof ApiError && error.code === 'client.merged' ? String(error.data.client_id) : null

  useEffect(() => onMerged(() => void queries.invalidateQueries({ queryKey: cardQuery(clientId).queryKey })), [queries, clientId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: led once, from wherever one is by then
  useEffect(() => {
    if (!kept) return
    toast.error(t('card.merged'))
    void navigate(pathname.replace(clientId, kept) + search, { replace: true })
  }, [kept])
}
