import { useMay } from '@clinic/kit/session'
import { Alert, Button, confirm, ErrorState, Group, LoadingState, Page, SidePanel, Tabs, toast, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { LogTable } from '../log-table'
import { deviceLogQuery, deviceQuery, removeDevice, restoreDevice } from '../management.api'
import { useManagementTexts } from '../texts'
import { useDo, useRefresh } from '../use-management'
import { DeviceFacts } from './device-facts'
import { DeviceForm } from './device-form'
import { Maintenance } from './maintenance'

export type DevicePart = 'details' | 'maintenance' | 'logs'

/** One device: its details, its maintenance and its log, each with an address of its own. */
function DeviceScreen({ part }: { part: DevicePart }) {
  const t = useManagementTexts()
  const { deviceId = '' } = useParams()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(deviceQuery(deviceId))
  const refresh = useRefresh()
  const act = useDo()
  const [opened, panel] = useDisclosure(false)
  const mayWrite = useMay('management.write')
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const home = `/management-system/medical-device/${deviceId}`
  const remove = async () => {
    const sure = await confirm({ title: t('devices.remove'), body: t('devices.removeBody'), action: t('devices.remove'), danger: true })
    if (sure && (await act(() => removeDevice(deviceId), t('devices.isRemoved')))) navigate('/management-system/medical-device')
  }
  const done = async () => {
    toast.success(t('devices.saved'))
    panel.close()
    await refresh()
  }
  const actions = mayWrite && !data.is_removed && (
    <Group gap="sm">
      <Button variant="subtle" color="red" onClick={() => void remove()}>
        {t('devices.remove')}
      </Button>
      <Button variant="default" onClick={panel.open}>
        {t('devices.edit')}
      </Button>
    </Group>
  )
  return (
    <Page title={data.name} action={actions}>
      {data.is_removed && (
        <Alert color="gray" title={t('devices.isRemoved')}>
          {mayWrite && (
            <Button variant="default" onClick={() => void act(() => restoreDevice(deviceId, data.version), t('devices.restored'))}>
              {t('devices.restore')}
            </Button>
          )}
        </Alert>
      )}
      <Tabs value={part} onChange={(to) => navigate(to === 'details' ? home : `${home}/${to}`)} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="details">{t('devices.details')}</Tabs.Tab>
          <Tabs.Tab value="maintenance">{t('maintenance.title')}</Tabs.Tab>
          <Tabs.Tab value="logs">{t('logs.title')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">
          <DeviceFacts device={data} />
        </Tabs.Panel>
        <Tabs.Panel value="maintenance">
          <Maintenance device={data} />
        </Tabs.Panel>
        <Tabs.Panel value="logs">
          <LogTable query={(page) => deviceLogQuery(deviceId, page) as never} />
        </Tabs.Panel>
      </Tabs>
      <SidePanel opened={opened} onClose={panel.close} title={t('devices.edit')}>
        <DeviceForm key={data.version} device={data} onDone={() => void done()} />
      </SidePanel>
    </Page>
  )
}

export const DeviceDetailsScreen = () => <DeviceScreen part="details" />
export const DeviceMaintenanceScreen = () => <DeviceScreen part="maintenance" />
export const DeviceLogsScreen = () => <DeviceScreen part="logs" />
