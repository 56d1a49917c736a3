import type { Schema } from '@clinic/kit/api'
import { getFullName } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Anchor, DateTimeText, EmptyState, Stack, StatusBadge } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useShellTranslation } from '../../texts'
import { type BookingFilter, type BookingSort, userBookingsQuery } from './user-bookings.api'
import { useUser } from './user-screen'

type Booking = Schema['BookingListItem']

function useColumns(userAddress: string): Column<Booking>[] {
  const t = useShellTranslation()
  const canReadClients = useHasPermission('client.read')
  return [
    { key: 'start_at', title: t('userBookings.time'), sortKey: 'start_at', cell: ({ start_at }) => <DateTimeText value={start_at} /> },
    { key: 'service', title: t('userBookings.service'), sortKey: 'service', cell: ({ service }) => service.name },
    {
      key: 'client',
      title: t('userBookings.client'),
      cell: ({ client }) =>
        canReadClients ? (
          <Anchor component={Link} to={`${userAddress}/client/${client.id}`}>
            {getFullName(client)}
          </Anchor>
        ) : (
          getFullName(client)
        ),
    },
    {
      key: 'state',
      title: t('common.status'),
      cell: ({ state }) => <StatusBadge tone="neutral">{t(`userBookings.state.${state}`)}</StatusBadge>,
    },
  ]
}

/** The bookings of a user as practitioner (PLT-037). */
export function UserBookingsScreen() {
  const t = useShellTranslation()
  const user = useUser()
  const address = `/settings/team/${user.id}`
  const list = useListState<BookingSort>({ sort: 'start_at', order: 'desc', filter: 'upcoming' })
  const query = useQuery(userBookingsQuery(user.id, list.query, list.filter as BookingFilter))
  const filters = (['upcoming', 'past', 'cancelled', 'all'] as const).map((value) => ({ value, label: t(`userBookings.filter.${value}`) }))
  return (
    <Stack gap="md">
      <ListToolbar list={list} searchLabel={t('userBookings.search')} filters={filters} />
      <DataTable
        label={t('userBookings.title')}
        columns={useColumns(address)}
        list={list}
        query={query}
        href={({ id }) => `${address}/booking/${id}`}
        emptyState={<EmptyState title={t('userBookings.empty')}>{t('userBookings.emptyHelp')}</EmptyState>}
      />
    </Stack>
  )
}
