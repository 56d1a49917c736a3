import { DetailsSkeleton } from '@clinic/kit/components'
import { ErrorState } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ActivityLogTable } from '../activity-log-table'
import { EntityLayout } from '../entity-layout'
import { deviceLogQuery, deviceQuery, removeDevice, restoreDevice } from '../quality.api'
import { useQualityTranslation } from '../texts'
import { DeviceDetails } from './device-details'
import { DeviceForm } from './device-form'
import { Maintenance } from './maintenance'

function DeviceScreen({ activeTab }: { activeTab: 'details' | 'maintenance' | 'logs' }) {
  const t = useQualityTranslation()
  const { deviceId = '' } = useParams()
  const { data, error, refetch } = useQuery(deviceQuery(deviceId))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailsSkeleton />
  return (
    <EntityLayout
      entity="devices"
      title={data.name}
      isRemoved={data.is_removed}
      listPath="/management-system/medical-device"
      id={deviceId}
      activeTab={activeTab}
      tabs={{
        details: { label: t('devices.details'), content: <DeviceDetails device={data} /> },
        maintenance: { label: t('maintenance.title'), content: <Maintenance device={data} /> },
        logs: { label: t('logs.title'), content: <ActivityLogTable query={(page) => deviceLogQuery(deviceId, page) as never} /> },
      }}
      remove={() => removeDevice(deviceId)}
      restore={() => restoreDevice(deviceId, data.version)}
      renderForm={(done) => <DeviceForm key={data.version} device={data} onDone={done} />}
    />
  )
}

export const DeviceDetailsScreen = () => <DeviceScreen activeTab="details" />
export const DeviceMaintenanceScreen = () => <DeviceScreen activeTab="maintenance" />
export const DeviceLogsScreen = () => <DeviceScreen activeTab="logs" />
