import { Button, Stack } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { TbFilter } from 'react-icons/tb'
import { useKitTranslation } from '../texts'
import { SidePanel } from './side-panel'

interface Props {
  /** How many filters are chosen. */
  count: number
  /** The button that closes the panel, such as "Show the bookings". */
  closeLabel: string
  children: ReactNode
}

/** The filters of a list; on a phone behind a button, which says how many are chosen. */
export function FilterPanel({ count, closeLabel, children }: Props) {
  const t = useKitTranslation()
  const isNarrow = useMediaQuery('(max-width: 40em)') ?? false
  const [opened, panel] = useDisclosure(false)
  if (!isNarrow) return children
  return (
    <>
      <Button variant="default" leftSection={<TbFilter size={16} aria-hidden />} onClick={panel.open}>
        {count > 0 ? t('filters.chosen', { count }) : t('filters.title')}
      </Button>
      {opened && (
        <SidePanel title={t('filters.title')} opened onClose={panel.close}>
          <Stack gap="md">
            {children}
            <Button onClick={panel.close}>{closeLabel}</Button>
          </Stack>
        </SidePanel>
      )}
    </>
  )
}
