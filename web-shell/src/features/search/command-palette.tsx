import { Spotlight, useSettled } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbSearch } from 'react-icons/tb'
import { useNavigate } from 'react-router'
import { useShellTexts } from '../../texts'
import { LIST, store, useFirstMarked } from './palette'
import { searchQuery } from './search.api'
import { type Group, useGroups } from './use-groups'

function Found({ group }: { group: Group }) {
  const navigate = useNavigate()
  const { Icon: Usual } = group
  return (
    <Spotlight.ActionsGroup label={group.label}>
      {group.items.map(({ to, label, description, Icon = Usual }) => (
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

/** Finds pages, clients, bookings and products from anywhere. */
export function CommandPalette() {
  const t = useShellTexts()
  const [typed, setTyped] = useState('')
  const { search: q, isOf } = useSettled(typed)
  const found = useQuery(searchQuery(q))
  const groups = useGroups(typed.trim(), q.length >= 2 && isOf(found) ? found.data : undefined)
  useFirstMarked(groups.flatMap(({ items }) => items.map(({ to }) => to)).join())
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={setTyped}
      shortcut="mod+K"
      scrollable
      maxHeight={480}
      overlayProps={{ blur: 0, backgroundOpacity: 0.2 }}
    >
      <Spotlight.Search
        placeholder={t('search.placeholder')}
        aria-label={t('search.box')}
        leftSection={<TbSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList id={LIST}>
        {groups.map((group) => (
          <Found key={group.label} group={group} />
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>{t(found.isFetching || q !== typed.trim() ? 'loading' : 'search.nothing')}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
