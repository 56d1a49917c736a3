import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { ErrorState, LoadingState, SidePanel, Stack, Switch, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { notificationSwitchesKey, notificationSwitchesQuery, setNotificationSwitch } from './notifications.api'

function KindSwitch({ row }: { row: Schema['NotificationSwitchOut'] }) {
  const t = useShellTranslation()
  const { run, isRunning } = useAction({ send: setNotificationSwitch, refresh: [notificationSwitchesKey] })
  return (
    <Switch
      label={t(`notifications.kinds.${row.kind}`)}
      checked={row.is_on}
      disabled={isRunning}
      onChange={(event) => void run({ ...row, is_on: event.currentTarget.checked })}
    />
  )
}

interface Props {
  opened: boolean
  onClose: () => void
}

/** A switch for each kind that the user may be notified of; each is saved at once. */
export function NotificationSettingsPanel({ opened, onClose }: Props) {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(notificationSwitchesQuery)
  return (
    <SidePanel title={t('notifications.settings')} opened={opened} onClose={onClose}>
      <Stack gap="md">
        <Text c="dimmed">{t('notifications.settingsHelp')}</Text>
        {data ? (
          data.map((row) => <KindSwitch key={row.kind} row={row} />)
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )}
      </Stack>
    </SidePanel>
  )
}
