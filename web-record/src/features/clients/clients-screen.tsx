import type { Schema } from '@clinic/kit/api'
import { paths } from '@clinic/kit/contract'
import { getFullName } from '@clinic/kit/i18n'
import { useClientFields, useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import {
  Button,
  DateText,
  DateTimeText,
  EmptyState,
  Group,
  Page,
  PhoneText,
  SidePanel,
  StatusBadge,
  toast,
  useDisclosure,
} from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbFileImport, TbPlus } from 'react-icons/tb'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { getHelp } from '../../help'
import { useRecordTranslation } from '../../texts'
import { ClientForm } from './client-form'
import { ClientListExport } from './client-list-export'
import { type ClientFilter, clientBookingTimesQuery, clientsQuery } from './clients.api'
import { TagsInput } from './tags-input'
import { useTagSelection } from './use-tag-selection'

type Row = Schema['ClientListItem']

/** The columns with the clients' last and next bookings, for users who may read bookings. */
function useBookingColumns(clients: Row[]): Column<Row>[] {
  const t = useRecordTranslation()
  const canReadBookings = useHasPermission('booking.read')
  const { data = [] } = useQuery(clientBookingTimesQuery(canReadBookings ? clients.map(({ id }) => id) : []))
  if (!canReadBookings) return []
  const times = new Map(data.map((row) => [row.client_id, row]))
  return [
    { key: 'last', title: t('clients.lastBooking'), cell: ({ id }) => <DateText value={times.get(id)?.last_at} /> },
    { key: 'next', title: t('clients.nextBooking'), cell: ({ id }) => <DateTimeText value={times.get(id)?.next_at} /> },
  ]
}

function ClientName({ client }: { client: Row }) {
  const t = useRecordTranslation()
  return (
    <>
      {getFullName(client)} {!client.is_active && <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>}
    </>
  )
}

function useColumns(clients: Row[]): Column<Row>[] {
  const t = useRecordTranslation()
  const bookingColumns = useBookingColumns(clients)
  const { getLabel } = useClientFields()
  return [
    { key: 'name', title: t('common.name'), sortKey: 'name', cell: (row) => <ClientName client={row} /> },
    { key: 'phone', title: getLabel('mobile_number'), cell: (row) => <PhoneText value={row.phone} /> },
    { key: 'email', title: getLabel('email'), isDeskOnly: true, cell: (row) => row.email },
    { key: 'tags', title: t('tags.title'), cell: (row) => row.tags?.join(', ') },
    ...bookingColumns,
    {
      key: 'since',
      title: t('clients.since'),
      sortKey: 'created_at',
      isDeskOnly: true,
      cell: (row) => <DateText value={row.created_at} />,
    },
  ]
}

/** The way to the import of clients, for those who may import. */
function ImportLink() {
  const t = useRecordTranslation()
  if (!useHasPermission('data.import.write')) return null
  return (
    <Button
      component={Link}
      to={paths.importData({ kind: 'clients' })}
      variant="default"
      leftSection={<TbFileImport size={16} aria-hidden />}
    >
      {t('clients.import')}
    </Button>
  )
}

/** The clinic's clients, searched by name, number or e-mail. */
export function ClientsScreen() {
  const t = useRecordTranslation()
  const navigate = useNavigate()
  const list = useListState<'name' | 'created_at'>({ sort: 'name', filter: 'active' })
  const [params] = useSearchParams()
  const tags = params.get('tags')?.split(',') ?? []
  const query = useQuery(clientsQuery(list.query, list.filter as ClientFilter, tags))
  const columns = useColumns(query.data?.items ?? [])
  const { selection, dialog } = useTagSelection()
  const [isPanelOpen, panel] = useDisclosure(false)
  const handleDone = (client?: Schema['ClientOut']) => {
    toast.success(t('form.added'))
    panel.close()
    if (client) navigate(`/clients/${client.id}`)
  }
  const addButton = useHasPermission('client.write') ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={panel.open}>
      {t('clients.add')}
    </Button>
  ) : undefined
  const actions = (
    <Group gap="sm">
      <ImportLink />
      <ClientListExport query={list.query} filter={list.filter as ClientFilter} tags={tags} />
      {addButton}
    </Group>
  )
  const filters = (['active', 'inactive', 'all'] as const).map((value) => ({ value, label: t(`clients.${value}`) }))
  return (
    <Page title={t('clients.title')} action={actions} help={getHelp('clients')}>
      <ListToolbar list={list} views="clients" searchLabel={t('clients.search')} filters={filters}>
        <TagsInput isCompact label={t('tags.filter')} value={tags} onChange={(next) => list.setParams({ tags: next.join() })} />
      </ListToolbar>
      <DataTable
        label={t('clients.title')}
        columns={columns}
        list={{ ...list, isFiltered: list.isFiltered || tags.length > 0 }}
        query={query}
        selection={selection}
        href={(row) => `/clients/${row.id}`}
        emptyState={
          <EmptyState title={t('clients.empty')} action={addButton}>
            {t('clients.emptyHelp')}
          </EmptyState>
        }
      />
      {dialog}
      <SidePanel opened={isPanelOpen} onClose={panel.close} title={t('clients.add')}>
        <ClientForm onDone={handleDone} onExisting={({ id }) => navigate(`/clients/${id}`)} />
      </SidePanel>
    </Page>
  )
}
