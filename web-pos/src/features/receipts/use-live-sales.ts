import { useRealtime } from '@clinic/kit/realtime'
import { useQueryClient } from '@tanstack/react-query'
import { salesKey } from './receipts.api'

/** Refetches all shown sales when one of them changes anywhere. */
export function useLiveSales(): void {
  const queries = useQueryClient()
  useRealtime('receipts', () => void queries.invalidateQueries({ queryKey: salesKey }))
}
