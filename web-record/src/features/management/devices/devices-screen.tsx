import type { Schema } from '@clinic/kit/api'
import { type Column, useList } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { DueBadge } from '../due-badge'
import { ItemsScreen } from '../items-screen'
import { type DeviceSort, devicesQuery, type Filter } from '../management.api'
import { useManagementTexts } from '../texts'
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
  const list = useList<DeviceSort>({ sort: 'name', filter: 'in_use' })
  const query = useQuery(devicesQuery(list.query, list.filter as Filter))
  return (
    <ItemsScreen
      kind="devices"
      columns={useColumns()}
      list={list}
      query={query}
      path="/management-system/medical-device"
      form={(done) => <DeviceForm onDone={done} />}
    />
  )
}
