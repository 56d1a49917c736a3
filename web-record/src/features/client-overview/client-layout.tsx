import { useSession } from '@clinic/kit/session'
import { Anchor, Badge, Group, Stack, StatusBadge } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation, useMatch, useParams } from 'react-router'
import { useRecordTranslation } from '../../texts/index'
import { CLIENT_NAV_ITEMS } from './client-nav'
import { clientSummaryQuery } from './client-overview.api'
import { useMergeRedirect } from './use-merge-redirect'

/** The layout of a client's pages: the menu with counts, the client's name, and the page, which loads in parallel with them. */
export function ClientLayout() {
  const { clientId = '' } = useParams()
  useMergeRedirect(clientId)
  return (
    <div className="record-client">
      <ClientMenu clientId={clientId} />
      <Stack gap="md" miw={0}>
        <ClientHeading clientId={clientId} />
        <div>
          <Outlet />
        </div>
      </Stack>
    </div>
  )
}

/** The client's name as a link to the overview. Hidden on the overview, where the name is the title. */
function ClientHeading({ clientId }: { clientId: string }) {
  const t = useRecordTranslation()
  const { data } = useQuery(clientSummaryQuery(clientId))
  const isOverview = useMatch('/clients/:clientId')
  if (isOverview || !data || data.client.id !== clientId) return null
  const { client, age } = data
  return (
    <Group gap="sm">
      <Anchor component={Link} to={`/clients/${clientId}`} c="inherit" fw={600} size="lg">
        {client.first_name} {client.last_name}
      </Anchor>
      {age !== null && t('client.years', { count: age })}
      {client.warning && <StatusBadge tone="danger">{client.warning}</StatusBadge>}
    </Group>
  )
}

function ClientMenu({ clientId }: { clientId: string }) {
  const t = useRecordTranslation()
  const { data } = useQuery(clientSummaryQuery(clientId))
  const permissions = useSession()?.permissions
  const items = CLIENT_NAV_ITEMS.filter(({ permission }) => permissions?.includes(permission))
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the menu is a scrolling row, and the counts change its width
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for the cleanup function.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname, data])
  return (
    <nav ref={nav} aria-label={t('client.menu')} className="record-menu">
      <ul>
        {items.map(({ to, label, count }) => (
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
