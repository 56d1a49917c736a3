import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import { Button, type Column, DataTable, EmptyState, ListToolbar, Page, SidePanel, toast, useDisclosure, useList } from '@clinic/kit/ui'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { DueBadge } from '../due-badge'
import { type DeviceSort, devicesQuery, type Filter } from '../management.api'
import { useManagementTexts } from '../texts'
import { useRefresh } from '../use-management'
import { DeviceForm } from './device-form'

function useColumns(): Column<Schema['DeviceRow']>[] {
  const t = useManagementTexts()
  return [
    { key: 'name', title: t('devices.name'), sort: 'name', cell: (row) => row.name },
    { key: 'model', title: t('devices.model'), cell: (row) => `${row.brand} ${row.model}` },
    { key: 'serial', title: t('devices.serial'), cell: (row) => row.serial_number },
    { key: 'location', title: t('devices.location'), sort: 'location', cell: (row) => row.location },
    { key: 'responsible', title: t('devices.responsible'), cell: (row) => row.responsible_name },
    {
      key: 'next',
      title: t('devices.next'),
      sort: 'next_service_on',
      cell: (row) => <DueBadge day={row.next_service_on} state={row.service} />,
    },
  ]
}

/** The devices that the clinic answers for; what is due for maintenance stands out. */
export function DevicesScreen() {
  const t = useManagementTexts()
  const list = useList<DeviceSort>({ sort: 'name', filter: 'in_use' })
  const query = useQuery(devicesQuery(list.query, list.filter as Filter))
  const refresh = useRefresh()
  const [opened, panel] = useDisclosure(false)
  const done = async () => {
    toast.success(t('devices.added'))
    panel.close()
    await refresh()
  }
  const add = useMay('management.write') ? (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={panel.open}>
      {t('devices.add')}
    </Button>
  ) : undefined
  return (
    <Page title={t('devices.title')} action={add}>
      <ListToolbar
        list={list}
        searchLabel={t('devices.search')}
        filters={(['in_use', 'removed', 'all'] as const).map((value) => ({ value, label: t(`devices.${value}`) }))}
      />
      <DataTable
        label={t('devices.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/management-system/medical-device/${row.id}`}
        empty={
          <EmptyState title={t('devices.empty')} action={add}>
            {t('devices.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened} onClose={panel.close} title={t('devices.add')}>
        <DeviceForm onDone={() => void done()} />
      </SidePanel>
    </Page>
  )
}
