import { CloseButton, Group, SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useKitTexts } from '../texts'
import type { ListState } from './use-list'

interface Props {
  list: ListState
  searchLabel: string
  filters?: { value: string; label: string }[]
}

/** The search box and the filters above a list. */
export function ListToolbar({ list, searchLabel, filters }: Props) {
  const t = useKitTexts()
  return (
    <Group gap="sm" role="search">
      <TextInput
        flex="1 1 220px"
        maw={360}
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        leftSection={<IconSearch size={16} aria-hidden />}
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
    </Group>
  )
}
