import { Spotlight, useDebouncedSearch } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbSearch } from 'react-icons/tb'
import { useNavigate } from 'react-router'
import { useShellTranslation } from '../../texts'
import { RESULT_LIST_ID, store, useSelectFirstResult } from './command-palette-store'
import { searchQuery } from './search.api'
import { type SearchGroup, useSearchGroups } from './use-search-groups'

function ResultGroup({ group }: { group: SearchGroup }) {
  const navigate = useNavigate()
  const { Icon: FallbackIcon } = group
  return (
    <Spotlight.ActionsGroup label={group.label}>
      {group.items.map(({ to, label, description, Icon = FallbackIcon }) => (
        <Spotlight.Action
          key={`${to} ${label}`}
          label={label}
          description={description}
          onClick={() => void navigate(to)}
          leftSection={<Icon size={18} aria-hidden />}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}

/** Searches pages, clients, bookings and products. */
export function CommandPalette() {
  const t = useShellTranslation()
  const [input, setInput] = useState('')
  const { search: q, isCurrent } = useDebouncedSearch(input)
  const results = useQuery(searchQuery(q))
  const groups = useSearchGroups(input.trim(), q.length >= 2 && isCurrent(results) ? results.data : undefined)
  useSelectFirstResult(groups.flatMap(({ items }) => items.map(({ to }) => to)).join())
  return (
    <Spotlight.Root
      store={store}
      query={input}
      onQueryChange={setInput}
      shortcut="mod+K"
      scrollable
      maxHeight={480}
      overlayProps={{ blur: 0, backgroundOpacity: 0.2 }}
    >
      <Spotlight.Search
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        leftSection={<TbSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList id={RESULT_LIST_ID}>
        {groups.map((group) => (
          <ResultGroup key={group.label} group={group} />
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>{t(results.isFetching || q !== input.trim() ? 'loading' : 'search.noResults')}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
