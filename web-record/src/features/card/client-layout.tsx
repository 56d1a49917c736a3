import { may } from '@clinic/kit/session'
import { Anchor, Badge, Group, Stack, StatusBadge } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation, useMatch, useParams } from 'react-router'
import { useRecordTexts } from '../../texts'
import { cardQuery } from './card.api'
import { sections } from './sections'
import { useFollowing } from './use-following'

/** A client's pages: whose card it is, the menu with counts, and the page itself. The page doesn't wait for the head. */
export function ClientLayout() {
  const { clientId = '' } = useParams()
  useFollowing(clientId)
  return (
    <div className="record-client">
      <Menu clientId={clientId} />
      <Stack gap="md" miw={0}>
        <Head clientId={clientId} />
        <div>
          <Outlet />
        </div>
      </Stack>
    </div>
  )
}

/** On the card's own page its title says who; on those below it this line does, and leads back. */
function Head({ clientId }: { clientId: string }) {
  const t = useRecordTexts()
  const { data } = useQuery(cardQuery(clientId))
  const atHome = useMatch('/clients/:clientId')
  if (atHome || !data || data.client.id !== clientId) return null
  const { client, age } = data
  return (
    <Group gap="sm">
      <Anchor component={Link} to={`/clients/${clientId}`} c="inherit" fw={600} size="lg">
        {client.first_name} {client.last_name}
      </Anchor>
      {age !== null && t('card.years', { count: age })}
      {client.warning && <StatusBadge tone="bad">{client.warning}</StatusBadge>}
    </Group>
  )
}

function Menu({ clientId }: { clientId: string }) {
  const t = useRecordTexts()
  const { data } = useQuery(cardQuery(clientId))
  const shown = sections.filter(({ permission }) => may(permission))
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the menu is a row that the page's own place may lie outside of, all the more when the counts have come
  useEffect(() => {
    // Braces, since newer browsers answer with a promise, which React would take for the effect's end.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname, data])
  return (
    <nav ref={nav} aria-label={t('card.menu')} className="record-menu">
      <ul>
        {shown.map(({ to, label, count }) => (
          <li key={to}>
            <NavLink to={to ? `/clients/${clientId}/${to}` : `/clients/${clientId}`} end={to === ''}>
              {label()}
              {count && data && (
                <Badge variant="light" color="gray" size="sm" className="clinic-number">
                  {data.counts[count]}
                </Badge>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
