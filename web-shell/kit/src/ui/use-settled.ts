import { useDebouncedValue } from '@mantine/hooks'

/** How long a search box waits after the last key (PLT-006), in milliseconds. */
export const SEARCH_WAIT = 300

/**
 * What stands in a search box once nobody has typed for a while, without the spaces around it; and whether an answer to it is of what is
 * typed by now: what was found for less would be chosen unseen.
 */
export function useSettled(typed: string) {
  const [search] = useDebouncedValue(typed.trim(), SEARCH_WAIT)
  const isOf = ({ isPlaceholderData }: { isPlaceholderData: boolean }) => search === typed.trim() && !isPlaceholderData
  return { search, isOf }
}
