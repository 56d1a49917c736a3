import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitTexts } from '../texts'

interface Props {
  title: string
  opened: boolean
  onClose: () => void
  children: ReactNode
}

/** A short form or some details beside the list, which stays in sight; on a phone it takes the whole width. */
export function SidePanel({ title, opened, onClose, children }: Props) {
  const t = useKitTexts()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="right"
      size="min(100vw, 460px)"
      padding="lg"
      overlayProps={{ backgroundOpacity: 0.15 }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Drawer>
  )
}
