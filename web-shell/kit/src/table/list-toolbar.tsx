import { useHasPermission } from '@clinic/kit/session'
import { CloseButton, FilterPanel, Group, SegmentedControl, TextInput } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { TbSearch } from 'react-icons/tb'
import { useKitTranslation } from '../texts'
import { SavedViews } from './saved-views'
import type { ListState } from './use-list-state'

interface Props {
  list: ListState
  searchLabel: string
  filters?: { value: string; label: string }[]
  /** The list's name, under which the user saves views of it. */
  views?: string
  /** Filters of the list's own. */
  children?: ReactNode
  /** How many of its own filters are chosen; a list with many gives it, and on a phone they stand behind a button. */
  filterCount?: number
}

/** The search input and the filters above a list. */
export function ListToolbar({ list, searchLabel, filters, views, children, filterCount }: Props) {
  const t = useKitTranslation()
  const canReadViews = useHasPermission('saved_view.read')
  return (
    <Group gap="sm" role="search">
      <TextInput
        flex="1 1 220px"
        maw={360}
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        leftSection={<TbSearch size={16} aria-hidden />}
        rightSection={list.searchInput ? <CloseButton size="sm" aria-label={t('clear')} onClick={() => list.setSearchInput('')} /> : null}
        value={list.searchInput}
        onChange={(event) => list.setSearchInput(event.currentTarget.value)}
      />
      {filters && (
        <SegmentedControl
          size="sm"
          aria-label={t('filter')}
          data={filters}
          value={list.filter}
          onChange={(filter) => list.setParams({ filter })}
        />
      )}
      {filterCount === undefined ? (
        children
      ) : (
        <FilterPanel count={filterCount} closeLabel={t('filters.show')}>
          {children}
        </FilterPanel>
      )}
      {views && canReadViews && <SavedViews listName={views} />}
    </Group>
  )
}
