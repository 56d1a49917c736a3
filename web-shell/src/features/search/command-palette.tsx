import { useLanguage, useRegion } from '@clinic/kit/i18n'
import { Spotlight, useDebouncedValue } from '@clinic/kit/ui'
import { IconCalendar, IconSearch, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { iconOf, useNav } from '../../frame/nav'
import { useRemoteList } from '../../remotes/remotes'
import { useShellTexts } from '../../texts'
import { searchQuery } from './search.api'

/** Finds pages, clients and bookings from anywhere. */
export function CommandPalette() {
  const t = useShellTexts()
  const { dateTime } = useRegion()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 300)
  const { data, isFetching } = useQuery(searchQuery(q))
  const { entries } = useRemoteList()
  const pages = useNav(entries, useLanguage()).filter((page) => page.label.toLowerCase().includes(typed.trim().toLowerCase()))
  const found = q.length >= 2 && typed.trim().length >= 2 ? data : undefined
  const clients = found?.clients ?? []
  const bookings = found?.bookings ?? []
  const go = (to: string) => () => void navigate(to)
  return (
    <Spotlight.Root query={typed} onQueryChange={setTyped} shortcut="mod+K" scrollable maxHeight={480}>
      <Spotlight.Search placeholder={t('search.placeholder')} aria-label={t('search.box')} leftSection={<IconSearch size={18} aria-hidden />} />
      <Spotlight.ActionsList>
        {clients.length > 0 && (
          <Spotlight.ActionsGroup label={t('search.clients')}>
            {clients.map((each) => (
              <Spotlight.Action key={each.id} label={each.name} description={each.phone || each.email} onClick={go(`/clients/${each.id}`)} leftSection={<IconUser size={18} aria-hidden />} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {bookings.length > 0 && (
          <Spotlight.ActionsGroup label={t('search.bookings')}>
            {bookings.map((each) => (
              <Spotlight.Action key={each.id} label={`${each.client_name} · ${each.service_name}`} description={dateTime(each.start_at)} onClick={go(`/calendar/booking/${each.id}`)} leftSection={<IconCalendar size={18} aria-hidden />} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label={t('search.pages')}>
            {pages.map((page) => {
              const Icon = iconOf(page.icon)
              return <Spotlight.Action key={page.to} label={page.label} onClick={go(page.to)} leftSection={<Icon size={18} aria-hidden />} />
            })}
          </Spotlight.ActionsGroup>
        )}
        {clients.length + bookings.length + pages.length === 0 && <Spotlight.Empty>{t(isFetching ? 'loading' : 'search.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
