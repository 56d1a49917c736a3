import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import {
  Anchor,
  Button,
  DateText,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  SimpleGrid,
  Stack,
  StatusBadge,
  Table,
  Text,
  TimeText,
  Title,
  type Tone,
} from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useShellTexts } from '../../texts'
import { dashboardQuery } from './dashboard.api'

type Row = Schema['BookingRow']

const tones: Record<Row['state'], Tone> = { booked: 'good', cancelled: 'quiet', no_show: 'bad' }

function NoneToday({ nextDay }: { nextDay: string | null }) {
  const t = useShellTexts()
  const next = nextDay && (
    <Button component={Link} to={`/calendar/booking?day=${nextDay}`} variant="default">
      <span>
        {t('dashboard.next')} <DateText value={nextDay} />
      </span>
    </Button>
  )
  return (
    <EmptyState title={t('dashboard.empty')} action={next}>
      {t('dashboard.emptyHelp')}
    </EmptyState>
  )
}

function Today({ rows, nextDay }: { rows: Row[]; nextDay: string | null }) {
  const t = useShellTexts()
  if (rows.length === 0) return <NoneToday nextDay={nextDay} />
  return (
    <Table className="clinic-table" aria-label={t('dashboard.today')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('dashboard.client')}</Table.Th>
          <Table.Th>{t('dashboard.time')}</Table.Th>
          <Table.Th>{t('dashboard.service')}</Table.Th>
          <Table.Th>{t('dashboard.practitioner')}</Table.Th>
          <Table.Th>{t('dashboard.state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              <Link className="clinic-row-link" to={`/clients/${row.client_id}`}>
                {row.client_name}
              </Link>
            </Table.Td>
            <Table.Td data-label={t('dashboard.time')}>
              <TimeText value={row.start_at} />
            </Table.Td>
            <Table.Td data-label={t('dashboard.service')}>{row.service_name}</Table.Td>
            <Table.Td data-label={t('dashboard.practitioner')}>{row.practitioner_name}</Table.Td>
            <Table.Td data-label={t('dashboard.state')}>
              <StatusBadge tone={tones[row.state]}>{t(`bookingState.${row.state}`)}</StatusBadge>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Where something is done about what waits, and who may. */
const leads = {
  failed_messages: '/bookings/messages?filter=troubled',
  dead_deliveries: '/settings/deliveries',
  stuck_returns: '/receipt?filter=in_progress',
  sales_in_doubt: '/receipt?filter=in_progress',
} as const

const kinds = ['portal_bookings', 'failed_messages', 'dead_deliveries', 'stuck_returns', 'sales_in_doubt'] as const
const ofTheTill = new Set<string>(['stuck_returns', 'sales_in_doubt'])

function Waiting({ counts }: { counts: Schema['Waiting'] }) {
  const t = useShellTexts()
  const mayLook = useMay('delivery.read')
  const waiting = kinds.filter((kind) => counts[kind] > 0)
  const about = (kind: (typeof kinds)[number]) => {
    const text = t(`waiting.${kind}`, { count: counts[kind] })
    if (kind === 'portal_bookings' || (!ofTheTill.has(kind) && !mayLook)) return text
    return (
      <Anchor component={Link} to={leads[kind]}>
        {text}
      </Anchor>
    )
  }
  if (waiting.length === 0) return <Text c="dimmed">{t('waiting.none')}</Text>
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      {waiting.map((kind) => (
        <div key={kind} className="shell-figure">
          <Text size="xl" fw={600} className="clinic-number">
            {counts[kind]}
          </Text>
          <Text c="dimmed">{about(kind)}</Text>
        </div>
      ))}
    </SimpleGrid>
  )
}

/** Home: what the day holds and what waits (PLT-080's first part). */
export function DashboardScreen() {
  const t = useShellTexts()
  const { data, error, refetch } = useQuery(dashboardQuery)
  return (
    <Page title={t('dashboard.title')}>
      {data ? (
        <>
          <Stack component="section" gap="sm">
            <Title order={2}>{t('dashboard.waiting')}</Title>
            <Waiting counts={data.waiting} />
          </Stack>
          <Stack component="section" gap="sm">
            <Title order={2}>{t('dashboard.today')}</Title>
            <Today rows={data.today} nextDay={data.next_day} />
          </Stack>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}
