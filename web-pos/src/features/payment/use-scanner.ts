import { useEffect, useRef } from 'react'

/** Focuses the search box when keys are typed while no field has the focus, because a barcode scanner types like a keyboard. */
export function useScanner() {
  const searchBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focusSearchBox = (event: KeyboardEvent) => {
      const isUnfocused = document.activeElement === document.body || document.activeElement === null
      if (isUnfocused && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) searchBox.current?.focus()
    }
    document.addEventListener('keydown', focusSearchBox)
    return () => document.removeEventListener('keydown', focusSearchBox)
  }, [])
  return searchBox
}
