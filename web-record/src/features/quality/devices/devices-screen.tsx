import type { Schema } from '@clinic/kit/api'
import { type Column, useListState } from '@clinic/kit/table'
import { useQuery } from '@tanstack/react-query'
import { DueBadge } from '../due-badge'
import { EntityListScreen } from '../entity-list-screen'
import { type DeviceFilter, type DeviceSort, devicesQuery } from '../quality.api'
import { useQualityTranslation } from '../texts'
import { DeviceForm } from './device-form'

function useColumns(): Column<Schema['DeviceSummary']>[] {
  const t = useQualityTranslation()
  return [
    { key: 'name', title: t('common.name'), sortKey: 'name', cell: (row) => row.name },
    { key: 'model', title: t('devices.model'), cell: (row) => `${row.brand} ${row.model}` },
    { key: 'serial', title: t('devices.serial'), isDeskOnly: true, cell: (row) => row.serial_number },
    { key: 'location', title: t('devices.location'), sortKey: 'location', cell: (row) => row.location },
    { key: 'responsible', title: t('devices.responsible'), isDeskOnly: true, cell: (row) => row.responsible_name },
    {
      key: 'next',
      title: t('devices.nextMaintenance'),
      sortKey: 'next_maintenance_on',
      cell: (row) => <DueBadge day={row.next_maintenance_on} state={row.maintenance_due} />,
    },
  ]
}

/** Lists the medical devices; due maintenance is marked. */
export function DevicesScreen() {
  const list = useListState<DeviceSort>({ sort: 'name', filter: 'in_use' })
  const query = useQuery(devicesQuery(list.query, list.filter as DeviceFilter))
  const t = useQualityTranslation()
  const filters = (['in_use', 'due', 'removed', 'all'] as const).map((value) => ({ value, label: t(`devices.${value}`) }))
  return (
    <EntityListScreen
      filters={filters}
      entity="devices"
      columns={useColumns()}
      list={list}
      query={query}
      path="/management-system/medical-device"
      renderForm={(done) => <DeviceForm onDone={done} />}
    />
  )
}
