import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitTranslation } from '../texts'

interface Props {
  title: string
  opened: boolean
  onClose: () => void
  children: ReactNode
}

/** A form or details next to a list, which stays visible; on a phone it takes the full width. */
export function SidePanel({ title, opened, onClose, children }: Props) {
  const t = useKitTranslation()
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size="min(100vw, 460px)" padding="lg">
      <Drawer.Overlay backgroundOpacity={0.15} />
      <Drawer.Content>
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
