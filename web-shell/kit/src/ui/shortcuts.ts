/**
 * Keyboard shortcuts of screens (USE-009): a screen registers its keys while it is shown, and one listener of the page runs them. They do nothing
 * while a field, a menu or a dialog has the focus, and those of a single character can be switched off (WCAG 2.1.4).
 */
import { useEffect, useId, useRef } from 'react'
import { create } from 'zustand'

export interface Shortcut {
  /** A key by its name (`n`, `?`, `ArrowLeft`), or keys pressed one after another with a space between: `g c`. */
  keys: string
  label: string
  /** Shortcuts of one group stand under its name in the list of keys. */
  group: string
  onPress: () => void
}

interface ShortcutState {
  /** The shortcuts of each component that registered some, the latest last. */
  registered: ReadonlyMap<string, Shortcut[]>
  isEnabled: boolean
}

const STORAGE_KEY = 'keyboard-shortcuts'
const SEQUENCE_MILLISECONDS = 1500
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]'
const OWN_KEYS = '[role="menu"], [role="listbox"], [role="radiogroup"], [role="tablist"], [role="slider"]'
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]'

const useShortcutStore = create<ShortcutState>(() => ({
  registered: new Map(),
  isEnabled: localStorage.getItem(STORAGE_KEY) !== 'off',
}))

/** Switch the shortcuts of a single character on or off; kept in this browser. */
export function setShortcutsEnabled(isEnabled: boolean): void {
  localStorage.setItem(STORAGE_KEY, isEnabled ? 'on' : 'off')
  useShortcutStore.setState({ isEnabled })
}

/** The shortcuts that work now, and whether those of a single character are on. */
export function useShortcutList(): { shortcuts: Shortcut[]; isEnabled: boolean } {
  const { registered, isEnabled } = useShortcutStore()
  return { shortcuts: [...registered.values()].flat(), isEnabled }
}

/** Return whether the focused element uses keys itself, or a dialog covers the screen. */
function isKeyTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true
  if (target?.closest(EDITABLE) || (event.key.startsWith('Arrow') && target?.closest(OWN_KEYS))) return true
  return Boolean(target?.closest('[role="menu"], [role="listbox"]')) || document.querySelector(OPEN_DIALOG) !== null
}

let pending: { keys: string; at: number } | null = null

/** The keys pressed so far with the new one: `g c` when G was pressed just before. */
function joinKeys(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isSequence = pending !== null && event.timeStamp - pending.at < SEQUENCE_MILLISECONDS
  return isSequence && pending ? `${pending.keys} ${key}` : key
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Shift') return
  const { registered, isEnabled } = useShortcutStore.getState()
  if (isKeyTaken(event) || (event.key.length === 1 && !isEnabled)) {
    pending = null
    return
  }
  const keys = joinKeys(event)
  const shortcuts = [...registered.values()].flat()
  const shortcut = shortcuts.findLast((candidate) => candidate.keys === keys)
  const isPrefix = !shortcut && shortcuts.some((candidate) => candidate.keys.startsWith(`${keys} `))
  pending = isPrefix ? { keys, at: event.timeStamp } : null
  if (!shortcut) return
  event.preventDefault()
  shortcut.onPress()
}

/** Register the shortcuts of a screen while it is shown. Of two with the same keys the one registered last is run. */
export function useShortcuts(shortcuts: Shortcut[]): void {
  const id = useId()
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  const signature = JSON.stringify(shortcuts.map(({ keys, label, group }) => [keys, label, group]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: registered again only when a key or its text changes
  useEffect(() => {
    const own = latest.current.map((shortcut, index) => ({ ...shortcut, onPress: () => latest.current[index]?.onPress() }))
    const add = ({ registered }: ShortcutState) => ({ registered: new Map(registered).set(id, own) })
    const remove = ({ registered }: ShortcutState) => ({ registered: new Map([...registered].filter(([key]) => key !== id)) })
    if (useShortcutStore.getState().registered.size === 0) window.addEventListener('keydown', handleKeyDown)
    useShortcutStore.setState(add)
    return () => {
      useShortcutStore.setState(remove)
      if (useShortcutStore.getState().registered.size === 0) window.removeEventListener('keydown', handleKeyDown)
    }
  }, [id, signature])
}
