import type { Permission, Schema } from '@clinic/kit/api'
import { CardsSkeleton } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { getFullName } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import {
  Anchor,
  Button,
  DateText,
  EmptyState,
  ErrorState,
  Page,
  SimpleGrid,
  Stack,
  StatusBadge,
  Table,
  Text,
  TimeText,
  Title,
} from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useShellTranslation } from '../../texts'
import { stateTones } from './booking-states'
import { dashboardQuery } from './dashboard.api'

type Booking = Schema['BookingListItem']

function NoBookingsToday({ nextDay }: { nextDay: string | null }) {
  const t = useShellTranslation()
  const nextDayLink = nextDay && (
    <Button component={Link} to={paths.calendar({ day: nextDay })} variant="default">
      <span>
        {t('dashboard.nextDay')} <DateText value={nextDay} />
      </span>
    </Button>
  )
  return (
    <EmptyState title={t('dashboard.empty')} action={nextDayLink}>
      {t('dashboard.emptyHelp')}
    </EmptyState>
  )
}

function TodaysBookings({ rows, nextDay }: { rows: Booking[]; nextDay: string | null }) {
  const t = useShellTranslation()
  if (rows.length === 0) return <NoBookingsToday nextDay={nextDay} />
  return (
    <Table className="clinic-table" aria-label={t('dashboard.today')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('common.client')}</Table.Th>
          <Table.Th>{t('common.time')}</Table.Th>
          <Table.Th>{t('dashboard.service')}</Table.Th>
          <Table.Th>{t('dashboard.practitioner')}</Table.Th>
          <Table.Th>{t('common.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              <Link className="clinic-row-link" to={paths.client(row.client.id)}>
                {getFullName(row.client)}
              </Link>
            </Table.Td>
            <Table.Td data-label={t('common.time')}>
              <TimeText value={row.start_at} />
            </Table.Td>
            <Table.Td data-label={t('dashboard.service')}>{row.service.name}</Table.Td>
            <Table.Td data-label={t('dashboard.practitioner')}>{row.user.name}</Table.Td>
            <Table.Td data-label={t('common.status')}>
              <StatusBadge tone={stateTones[row.state]}>{t(`bookingState.${row.state}`)}</StatusBadge>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

const ATTENTION_KINDS = ['portal_bookings', 'failed_messages', 'failed_deliveries', 'failed_reversals', 'uncertain_sales'] as const
type AttentionKind = (typeof ATTENTION_KINDS)[number]

const openReceipts = { to: paths.receipts({ filter: 'in_progress' }), permissions: ['money.read'] as const }

/** Where each count leads, with the permissions that the page requires. */
const links: { [Kind in AttentionKind]?: { to: string; permissions: readonly Permission[] } } = {
  failed_messages: { to: paths.sentMessages({ filter: 'undelivered' }), permissions: ['booking.read', 'delivery.read'] },
  failed_deliveries: { to: paths.failedDeliveries(), permissions: ['delivery.read'] },
  failed_reversals: openReceipts,
  uncertain_sales: openReceipts,
}

function AttentionCounts({ counts }: { counts: Schema['PendingWork'] }) {
  const t = useShellTranslation()
  const granted = useSession()?.permissions ?? []
  const shownKinds = ATTENTION_KINDS.filter((kind) => counts[kind] > 0)
  const renderText = (kind: AttentionKind) => {
    const text = t(`attention.${kind}`, { count: counts[kind] })
    const link = links[kind]
    if (!link?.permissions.every((permission) => granted.includes(permission))) return text
    return (
      <Anchor component={Link} to={link.to}>
        {text}
      </Anchor>
    )
  }
  if (shownKinds.length === 0) return <Text c="dimmed">{t('attention.none')}</Text>
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      {shownKinds.map((kind) => (
        <div key={kind} className="shell-stat">
          <Text size="xl" fw={600} className="clinic-number">
            {counts[kind]}
          </Text>
          <Text c="dimmed">{renderText(kind)}</Text>
        </div>
      ))}
    </SimpleGrid>
  )
}

/** The home page with today's bookings and what needs attention (PLT-080's first part). */
export function DashboardScreen() {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(dashboardQuery)
  return (
    <Page title={t('dashboard.title')}>
      {data ? (
        <>
          <Stack component="section" gap="sm">
            <Title order={2}>{t('dashboard.attention')}</Title>
            <AttentionCounts counts={data.pending_work} />
          </Stack>
          <Stack component="section" gap="sm">
            <Title order={2}>{t('dashboard.today')}</Title>
            <TodaysBookings rows={data.today} nextDay={data.next_day} />
          </Stack>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  )
}
