import { Button, Group, Text } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { useComponentsTranslation } from './texts'

interface Props {
  /** The submit button of the form first, then its other actions. */
  children: ReactNode
  /** Says that there are unsaved changes. */
  isDirty?: boolean
  /** Discards the changes; the button is shown while there are some. */
  onReset?: () => void
}

/** The buttons of a long form, at the bottom of the window while the form scrolls. */
export function SaveBar({ children, isDirty = false, onReset }: Props) {
  const t = useComponentsTranslation()
  return (
    <Group className="clinic-save-bar" gap="sm">
      {children}
      {isDirty && onReset && (
        <Button variant="default" onClick={onReset}>
          {t('saveBar.reset')}
        </Button>
      )}
      {isDirty && (
        <Text size="sm" c="dimmed" role="status">
          {t('saveBar.unsaved')}
        </Text>
      )}
    </Group>
  )
}
