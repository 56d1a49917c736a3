import { useShortcutList } from '@clinic/kit/ui'
import { useEffect, useRef } from 'react'
import { cancelDelayedAction } from './checkout-shortcuts'

/** Longest time between two characters of a scanner. */
const SCANNER_MILLISECONDS = 50
const HAS_OWN_TEXT = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"], [role="dialog"]'

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** Return whether the key belongs to no field and no dialog. */
const isFree = ({ target }: KeyboardEvent) =>
  !(target instanceof Element && target.closest(HAS_OWN_TEXT)) && document.querySelector('[role="dialog"], [role="alertdialog"]') === null

/**
 * Focuses the search box when text arrives while no field has the focus, because a barcode scanner types like a keyboard. A key that is a
 * shortcut keeps its meaning, unless the next character follows as fast as only a scanner or a typed word does: then `onText` gets the
 * key, and the search box what follows.
 */
export function useScanner(onText: (text: string) => void) {
  const searchBox = useRef<HTMLInputElement>(null)
  const { shortcuts, isEnabled } = useShortcutList()
  const latest = useRef({ onText, keys: [] as string[] })
  latest.current = { onText, keys: isEnabled ? shortcuts.map(({ keys }) => keys.slice(0, 1)) : [] }
  useEffect(() => {
    let skipped: { key: string; at: number } | null = null
    const focusSearchBox = (event: KeyboardEvent) => {
      const previous = skipped
      skipped = null
      if (!isFree(event) || !isCharacter(event)) return
      const hadDelayedAction = cancelDelayedAction()
      if (previous && (hadDelayedAction || event.timeStamp - previous.at < SCANNER_MILLISECONDS)) {
        event.stopPropagation()
        latest.current.onText(previous.key)
      } else if (latest.current.keys.includes(event.key.toLowerCase())) {
        skipped = { key: event.key, at: event.timeStamp }
        return
      }
      searchBox.current?.focus()
    }
    document.addEventListener('keydown', focusSearchBox)
    return () => document.removeEventListener('keydown', focusSearchBox)
  }, [])
  return searchBox
}
