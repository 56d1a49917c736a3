import type { Schema } from '@clinic/kit/api'
import { paths } from '@clinic/kit/contract'
import { getFullName } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { Button, DateText, EmptyState, Group, SegmentedControl, Stack, StatusBadge, Table, TimeText, Title } from '@clinic/kit/ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useShellTranslation } from '../../texts'
import { stateTones } from './booking-states'

type Booking = Schema['TodayBooking']

const STORAGE_KEY = 'bookings-today'

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

function BookingRow({ row, isPast }: { row: Booking; isPast: boolean }) {
  const t = useShellTranslation()
  const navigate = useNavigate()
  return (
    <Table.Tr className="clinic-row-clickable" data-past={isPast || undefined} onClick={() => void navigate(paths.booking(row.id))}>
      <Table.Td data-label={t('common.time')}>
        <Link className="clinic-row-link" to={paths.booking(row.id)} onClick={(event) => event.stopPropagation()}>
          <TimeText value={row.start_at} />
        </Link>
      </Table.Td>
      <Table.Td data-label={t('common.client')}>
        <Link className="clinic-row-link" to={paths.client(row.client.id)} onClick={(event) => event.stopPropagation()}>
          {getFullName(row.client)}
        </Link>
      </Table.Td>
      <Table.Td data-label={t('dashboard.service')}>{row.service.name}</Table.Td>
      <Table.Td data-label={t('dashboard.practitioner')}>{row.user.name}</Table.Td>
      <Table.Td data-label={t('common.status')}>
        <Group gap={4}>
          <StatusBadge tone={stateTones[row.state]}>{t(`bookingState.${row.state}`)}</StatusBadge>
          {row.is_paid && <StatusBadge tone="success">{t('dashboard.paid')}</StatusBadge>}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

function BookingTable({ rows }: { rows: Booking[] }) {
  const t = useShellTranslation()
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const isPast = (row: Booking) => row.state === 'done' || row.end_at <= now
  return (
    <Table className="clinic-table clinic-table-rows shell-today" aria-label={t('dashboard.today')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('common.time')}</Table.Th>
          <Table.Th>{t('common.client')}</Table.Th>
          <Table.Th>{t('dashboard.service')}</Table.Th>
          <Table.Th>{t('dashboard.practitioner')}</Table.Th>
          <Table.Th>{t('common.status')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...rows.filter((row) => !isPast(row)), ...rows.filter(isPast)].map((row) => (
          <BookingRow key={row.id} row={row} isPast={isPast(row)} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Whose bookings are shown: the user's choice on this device, and otherwise their own when they have some and aren't an administrator. */
function useScope(rows: Booking[]) {
  const user = useSession()?.user
  const ownRows = rows.filter((row) => user && row.user.id === user.id)
  const [stored, setStored] = useState(() => localStorage.getItem(STORAGE_KEY))
  const defaultScope = user?.user_role === 'user' && ownRows.length > 0 ? 'mine' : 'all'
  const scope = stored === 'mine' || stored === 'all' ? stored : defaultScope
  const setScope = (next: string) => {
    localStorage.setItem(STORAGE_KEY, next)
    setStored(next)
  }
  return { scope, setScope, shownRows: scope === 'mine' ? ownRows : rows }
}

/** Today's bookings, the next first and those that are over last: one's own or all. A click opens the booking (USE-003). */
export function TodaysBookings({ rows, nextDay }: { rows: Booking[]; nextDay: string | null }) {
  const t = useShellTranslation()
  const { scope, setScope, shownRows } = useScope(rows)
  const scopes = (['mine', 'all'] as const).map((value) => ({ value, label: t(`dashboard.${value}`) }))
  return (
    <Stack component="section" gap="sm">
      <Group justify="space-between">
        <Title order={2}>{t('dashboard.today')}</Title>
        {rows.length > 0 && (
          <SegmentedControl size="xs" data={scopes} value={scope} onChange={setScope} aria-label={t('dashboard.shownBookings')} />
        )}
      </Group>
      {shownRows.length > 0 ? <BookingTable rows={shownRows} /> : <NoBookingsToday nextDay={nextDay} />}
    </Stack>
  )
}
