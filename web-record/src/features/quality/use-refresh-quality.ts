import { useRealtime } from '@clinic/kit/realtime'
import { useQueryClient } from '@tanstack/react-query'
import { qualityKey } from './quality.api'

/** Refetches the quality screens' data on a realtime change; returns a function that does so at once. */
export function useRefreshQuality() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: qualityKey })
  useRealtime('quality', () => void refresh())
  return refresh
}
