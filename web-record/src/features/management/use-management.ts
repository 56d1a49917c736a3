import { ApiError } from '@clinic/kit/api'
import { useRealtime } from '@clinic/kit/realtime'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { managementKey } from './management.api'
import { useManagementTexts } from './texts'

/** Asks anew for what quality's screens show, when somebody else changes it and when told to. */
export function useRefresh() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: managementKey })
  useRealtime('management', () => void refresh())
  return refresh
}

/** Does something that has no form, says that it's done, or what went wrong. */
export function useDo() {
  const t = useManagementTexts()
  const refresh = useRefresh()
  return async (work: () => Promise<unknown>, said: string): Promise<boolean> => {
    try {
      await work()
      toast.success(said)
      return true
    } catch (error) {
      const field = error instanceof ApiError ? Object.values(error.errors)[0]?.[0]?.message : undefined
      toast.error(field ?? (error instanceof ApiError ? error.message : t('failed')))
      return false
    } finally {
      await refresh()
    }
  }
}
