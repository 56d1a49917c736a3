import { ErrorState, LoadingState } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ItemScreen } from '../item-screen'
import { LogTable } from '../log-table'
import { deviceLogQuery, deviceQuery, removeDevice, restoreDevice } from '../management.api'
import { useManagementTexts } from '../texts'
import { DeviceFacts } from './device-facts'
import { DeviceForm } from './device-form'
import { Maintenance } from './maintenance'

/** One device: its details, its maintenance and its log. */
function DeviceScreen({ part }: { part: 'details' | 'maintenance' | 'logs' }) {
  const t = useManagementTexts()
  const { deviceId = '' } = useParams()
  const { data, error, refetch } = useQuery(deviceQuery(deviceId))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <ItemScreen
      kind="devices"
      title={data.name}
      isRemoved={data.is_removed}
      list="/management-system/medical-device"
      id={deviceId}
      part={part}
      parts={{
        details: { label: t('devices.details'), content: <DeviceFacts device={data} /> },
        maintenance: { label: t('maintenance.title'), content: <Maintenance device={data} /> },
        logs: { label: t('logs.title'), content: <LogTable query={(page) => deviceLogQuery(deviceId, page) as never} /> },
      }}
      remove={() => removeDevice(deviceId)}
      restore={() => restoreDevice(deviceId, data.version)}
      form={(done) => <DeviceForm key={data.version} device={data} onDone={done} />}
    />
  )
}

export const DeviceDetailsScreen = () => <DeviceScreen part="details" />
export const DeviceMaintenanceScreen = () => <DeviceScreen part="maintenance" />
export const DeviceLogsScreen = () => <DeviceScreen part="logs" />
