import { useRealtime } from '@clinic/kit/realtime'
import { useQueryClient } from '@tanstack/react-query'
import { salesKey } from './receipts.api'

/** What is shown of sales is asked for again as soon as one changes anywhere. */
export function useLiveSales(): void {
  const queries = useQueryClient()
  useRealtime('receipts', () => void queries.invalidateQueries({ queryKey: salesKey }))
}
