import { createSpotlight } from '@clinic/kit/ui'
import { useEffect } from 'react'

const [store, actions] = createSpotlight()

export { store }
export const openPalette = actions.open
export const LIST = 'shell-palette'

/**
 * Enter takes the first of what was found: by itself the palette marks it only among what stands there already when one types,
 * and clients and bookings come later.
 */
export function useFirstMarked(found: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever something else is found
  useEffect(() => {
    const list = document.getElementById(LIST)
    if (!list || list.querySelector('[data-selected]')) return
    list.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
    store.updateState((was) => ({ ...was, selected: 0 }))
  }, [found])
}
