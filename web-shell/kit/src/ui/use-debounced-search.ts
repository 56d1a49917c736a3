import { useDebouncedValue } from '@mantine/hooks'

/** How long a search input waits after the last key (PLT-006). */
export const SEARCH_DEBOUNCE_MS = 300

/**
 * The debounced and trimmed text of a search input, and whether a query's data is the result of the present text: results of an earlier
 * text must not be selected unseen.
 */
export function useDebouncedSearch(input: string) {
  const [search] = useDebouncedValue(input.trim(), SEARCH_DEBOUNCE_MS)
  const isCurrent = ({ isPlaceholderData }: { isPlaceholderData: boolean }) => search === input.trim() && !isPlaceholderData
  return { search, isCurrent }
}
