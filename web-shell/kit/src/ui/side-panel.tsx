import { Drawer } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useKitTranslation } from '../texts'

interface Props {
  title: string
  opened: boolean
  onClose: () => void
  children: ReactNode
}

const OPEN_PICKER = '[data-dates-input][data-mantine-stop-propagation="true"]'

/** Close on Escape only when nothing is open above the panel, such as a question about what it shows or a date picker (USE-009). */
function useCloseOnEscape(opened: boolean, onClose: () => void) {
  const content = useRef<HTMLDivElement>(null)
  const latestOnClose = useRef(onClose)
  latestOnClose.current = onClose
  useEffect(() => {
    if (!opened) return
    const handleKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      // A dialog above the panel keeps the focus inside itself.
      const dialog = target?.closest('[role="dialog"]') ?? content.current
      const isTaken = target?.getAttribute('data-mantine-stop-propagation') === 'true' || content.current?.querySelector(OPEN_PICKER)
      if (event.key === 'Escape' && !event.isComposing && dialog === content.current && !isTaken) latestOnClose.current()
    }
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [opened])
  return content
}

/** Give the focus back to what had it before a panel that was open from its first render, once the panel is gone. */
function useReturnFocus() {
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const element = opener.current
    return () => {
      setTimeout(() => element instanceof HTMLElement && element !== document.body && element.isConnected && element.focus())
    }
  }, [])
}

/** A form or details next to a list, which stays visible; on a phone it takes the full width. */
export function SidePanel({ title, opened, onClose, children }: Props) {
  const t = useKitTranslation()
  const content = useCloseOnEscape(opened, onClose)
  useReturnFocus()
  return (
    <Drawer.Root opened={opened} onClose={onClose} closeOnEscape={false} position="right" size="min(100vw, 460px)" padding="lg">
      <Drawer.Overlay backgroundOpacity={0.15} />
      <Drawer.Content ref={content}>
        <Drawer.Header role="presentation">
          <Drawer.Title fw={600} fz="lg">
            {title}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={t('close')} />
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
