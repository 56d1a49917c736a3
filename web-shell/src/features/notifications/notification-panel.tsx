import { paths } from '@clinic/kit/contract'
import { Anchor, DateTimeInWords, ErrorState, Group, LoadingState, SidePanel, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useShellTranslation } from '../../texts'
import { MarkAllReadButton, MarkReadButton } from './mark-read-button'
import { NotificationLink } from './notification-link'
import { type Notification, newestNotificationsQuery } from './notifications.api'

function Item({ row, onOpen }: { row: Notification; onOpen: () => void }) {
  return (
    <li>
      <NotificationLink row={row} onOpen={onOpen} />
      <Group justify="space-between" gap="xs" mih={28}>
        <Text size="xs" c="dimmed">
          <DateTimeInWords value={row.created_at} />
        </Text>
        <MarkReadButton row={row} />
      </Group>
    </li>
  )
}

interface Props {
  opened: boolean
  onClose: () => void
}

/** The newest notifications, beside any screen; loaded when the bell is first pressed. */
export function NotificationPanel({ opened, onClose }: Props) {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(newestNotificationsQuery)
  return (
    <SidePanel title={t('notifications.title')} opened={opened} onClose={onClose}>
      <Stack gap="md">
        <Group justify="space-between">
          <Anchor component={Link} to={paths.notifications()} size="sm" onClick={onClose}>
            {t('notifications.showAll')}
          </Anchor>
          <MarkAllReadButton unreadCount={data?.unread_count ?? 0} />
        </Group>
        {data ? (
          <ul className="shell-notifications" aria-label={t('notifications.newest')}>
            {data.items.map((row) => (
              <Item key={row.id} row={row} onOpen={onClose} />
            ))}
          </ul>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )}
        {data?.total === 0 && <Text c="dimmed">{t('notifications.empty')}</Text>}
      </Stack>
    </SidePanel>
  )
}
