import { useEffect, useRef } from 'react'

/** A scanner types like a keyboard, wherever one stands: what comes while no field has the focus goes to the search box. */
export function useScanner() {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const free = document.activeElement === document.body || document.activeElement === null
      if (free && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) box.current?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return box
}
