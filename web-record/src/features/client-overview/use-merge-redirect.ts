import { ApiError } from '@clinic/kit/api'
import { toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRecordTranslation } from '../../texts/index'
import { clientSummaryQuery, subscribeToMerge } from './client-overview.api'

/** Redirects to the same page of the merge target when this client has been merged; a form there keeps its values and saves to the target. */
export function useMergeRedirect(clientId: string) {
  const t = useRecordTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { error } = useQuery(clientSummaryQuery(clientId))
  const targetId = error instanceof ApiError && error.code === 'client.merged' ? String(error.data.client_id) : null

  useEffect(
    () => subscribeToMerge(() => void queryClient.invalidateQueries({ queryKey: clientSummaryQuery(clientId).queryKey })),
    [queryClient, clientId],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: redirects once, from the current page
  useEffect(() => {
    if (!targetId) return
    toast.error(t('client.merged'))
    void navigate(pathname.replace(clientId, targetId) + search, { replace: true })
  }, [targetId])
}
