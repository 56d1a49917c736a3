import type { Schema } from '@clinic/kit/api'
import { getFullName } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateText, EmptyState, Page, PhoneText, SidePanel, StatusBadge, toast, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { useNavigate } from 'react-router'
import { useRecordTranslation } from '../../texts'
import { useHelp } from '../../use-help'
import { ClientForm } from './client-form'
import { type ClientFilter, clientsQuery } from './clients.api'

function useColumns(): Column<Schema['ClientListItem']>[] {
  const t = useRecordTranslation()
  return [
    { key: 'name', title: t('common.name'), sortKey: 'name', cell: getFullName },
    { key: 'phone', title: t('clients.mobile'), cell: (row) => <PhoneText value={row.phone} /> },
    { key: 'email', title: t('common.email'), cell: (row) => row.email },
    { key: 'since', title: t('clients.since'), sortKey: 'created_at', cell: (row) => <DateText value={row.created_at} /> },
    {
      key: 'state',
      title: t('common.status'),
      cell: (row) => (row.is_active ? t('common.active') : <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>),
    },
  ]
}

/** The clinic's clients, searched by name, number or e-mail. */
export function ClientsScreen() {
  const t = useRecordTranslation()
  const navigate = useNavigate()
  const list = useListState<'name' | 'created_at'>({ sort: 'name', filter: 'active' })
  const query = useQuery(clientsQuery(list.query, list.filter as ClientFilter))
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
  const filters = (['active', 'inactive', 'all'] as const).map((value) => ({ value, label: t(`clients.${value}`) }))
  return (
    <Page title={t('clients.title')} action={addButton} help={useHelp('clients')}>
      <ListToolbar list={list} searchLabel={t('clients.search')} filters={filters} />
      <DataTable
        label={t('clients.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/clients/${row.id}`}
        emptyState={
          <EmptyState title={t('clients.empty')} action={addButton}>
            {t('clients.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={isPanelOpen} onClose={panel.close} title={t('clients.add')}>
        <ClientForm onDone={handleDone} onExisting={({ id }) => navigate(`/clients/${id}`)} />
      </SidePanel>
    </Page>
  )
}
