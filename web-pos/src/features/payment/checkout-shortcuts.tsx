import { Kbd, useShortcutList, useShortcuts } from '@clinic/kit/ui'
import { useEffect } from 'react'
import { usePosTranslation } from '../../texts'

/** A key acts when no other character follows within this time, so that a scanned code or a typed name never starts a payment. */
export const SHORTCUT_DELAY_MILLISECONDS = 250

let delayed: number | undefined

function delayAction(action: () => void): void {
  window.clearTimeout(delayed)
  delayed = window.setTimeout(() => {
    delayed = undefined
    action()
  }, SHORTCUT_DELAY_MILLISECONDS)
}

/** Drop the action of the key that was pressed just before. Return whether there was one. */
export function cancelDelayedAction(): boolean {
  if (delayed === undefined) return false
  window.clearTimeout(delayed)
  delayed = undefined
  return true
}

interface CheckoutShortcut {
  keys: string
  label: string
  onPress: () => void
  isDisabled?: boolean
}

/** Register keys of the checkout (USE-009), listed under its title. A disabled one stays in the list and does nothing. */
export function useCheckoutShortcuts(shortcuts: CheckoutShortcut[]): void {
  const group = usePosTranslation()('pay.title')
  useShortcuts(
    shortcuts.map(({ keys, label, onPress, isDisabled }) => ({
      keys,
      label,
      group,
      onPress: () => !isDisabled && delayAction(onPress),
    })),
  )
  useEffect(() => () => void cancelDelayedAction(), [])
}

/** The key of a button, beside its text. Without a keyboard's room, or with the keys switched off, nothing. */
export function KeyHint({ children }: { children: string }) {
  const { isEnabled } = useShortcutList()
  if (!isEnabled) return null
  return (
    <Kbd size="sm" visibleFrom="sm" aria-hidden className="pos-key">
      {children}
    </Kbd>
  )
}
