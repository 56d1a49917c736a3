import { CloseButton, Group, SegmentedControl, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { TbSearch } from 'react-icons/tb'
import { useKitTexts } from '../texts'
import type { ListState } from './use-list'

interface Props {
  list: ListState
  searchLabel: string
  filters?: { value: string; label: string }[]
  /** What narrows the list in a way of its own. */
  children?: ReactNode
}

/** The search box and the filters above a list. */
export function ListToolbar({ list, searchLabel, filters, children }: Props) {
  const t = useKitTexts()
  return (
    <Group gap="sm" role="search">
      <TextInput
        flex="1 1 220px"
        maw={360}
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        leftSection={<TbSearch size={16} aria-hidden />}
        rightSection={list.typed ? <CloseButton size="sm" aria-label={t('clear')} onClick={() => list.type('')} /> : null}
        value={list.typed}
        onChange={(event) => list.type(event.currentTarget.value)}
      />
      {filters && (
        <SegmentedControl
          size="sm"
          aria-label={t('filter')}
          data={filters}
          value={list.filter}
          onChange={(filter) => list.set({ filter })}
        />
      )}
      {children}
    </Group>
  )
}
