import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import {
  Button,
  type Column,
  DataTable,
  DateText,
  EmptyState,
  ListToolbar,
  Page,
  SidePanel,
  StatusBadge,
  toast,
  useDisclosure,
  useList,
} from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { useNavigate } from 'react-router'
import { useRecordTexts } from '../../texts'
import { ClientForm } from './client-form'
import { clientsQuery, type Filter } from './clients.api'

function useColumns(): Column<Schema['ClientRow']>[] {
  const t = useRecordTexts()
  return [
    { key: 'name', title: t('clients.name'), sort: 'name', cell: (row) => `${row.first_name} ${row.last_name}` },
    { key: 'phone', title: t('clients.mobile'), cell: (row) => row.phone },
    { key: 'email', title: t('clients.email'), cell: (row) => row.email },
    { key: 'since', title: t('clients.since'), sort: 'created_at', cell: (row) => <DateText value={row.created_at} /> },
    {
      key: 'state',
      title: t('clients.state'),
      cell: (row) => (row.is_active ? t('clients.isActive') : <StatusBadge tone="quiet">{t('clients.isInactive')}</StatusBadge>),
    },
  ]
}

/** The clinic's clients: found by a piece of a name, a number or an address; a row opens the card. */
export function ClientsScreen() {
  const t = useRecordTexts()
  const navigate = useNavigate()
  const list = useList<'name' | 'created_at'>({ sort: 'name', filter: 'active' })
  const query = useQuery(clientsQuery(list.query, list.filter as Filter))
  const [opened, panel] = useDisclosure(false)
  const done = (added?: Schema['ClientOut']) => {
    toast.success(t('form.added'))
    panel.close()
    if (added) navigate(`/clients/${added.id}`)
  }
  const add = useMay('client.write') ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={panel.open}>
      {t('clients.add')}
    </Button>
  ) : undefined
  const filters = (['active', 'inactive', 'all'] as const).map((value) => ({ value, label: t(`clients.${value}`) }))
  return (
    <Page title={t('clients.title')} action={add}>
      <ListToolbar list={list} searchLabel={t('clients.search')} filters={filters} />
      <DataTable
        label={t('clients.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/clients/${row.id}`}
        empty={
          <EmptyState title={t('clients.empty')} action={add}>
            {t('clients.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened} onClose={panel.close} title={t('clients.add')}>
        <ClientForm onDone={done} />
      </SidePanel>
    </Page>
  )
}
