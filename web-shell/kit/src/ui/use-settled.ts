import { useDebouncedValue } from '@mantine/hooks'

/** How long a search box waits after the last key (PLT-006), in milliseconds. */
export const SEARCH_WAIT = 300

/** What stands in a search box once nobody has typed for a while, without the spaces around it. */
export const useSettled = (typed: string): string => useDebouncedValue(typed.trim(), SEARCH_WAIT)[0]
