import { createSpotlight } from '@clinic/kit/ui'
import { useEffect } from 'react'

const [store, actions] = createSpotlight()

export { store }
export const openPalette = actions.open
export const RESULT_LIST_ID = 'shell-search-results'

/**
 * Selects the first result, so that Enter opens it. The palette itself selects only among the results that it has while the user types, and
 * clients and bookings load later.
 */
export function useSelectFirstResult(resultKeys: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the results change
  useEffect(() => {
    const list = document.getElementById(RESULT_LIST_ID)
    if (!list || list.querySelector('[data-selected]')) return
    list.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
    store.updateState((prev) => ({ ...prev, selected: 0 }))
  }, [resultKeys])
}
