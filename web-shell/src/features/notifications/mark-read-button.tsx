import { useAction } from '@clinic/kit/components'
import { Button } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'
import { markAllNotificationsRead, markNotificationRead, type Notification, notificationsKey } from './notifications.api'
import { useNotificationText } from './use-notification-text'

/** Marks all notifications as read; not shown when all are. */
export function MarkAllReadButton({ unreadCount }: { unreadCount: number }) {
  const t = useShellTranslation()
  const { run, isRunning } = useAction({
    send: markAllNotificationsRead,
    successMessage: t('notifications.allRead'),
    refresh: [notificationsKey],
  })
  if (unreadCount === 0) return null
  return (
    <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void run()}>
      {t('notifications.markAllRead')}
    </Button>
  )
}

/** Marks an unread notification as read without opening it. */
export function MarkReadButton({ row }: { row: Notification }) {
  const t = useShellTranslation()
  const text = useNotificationText()(row)
  const { run, isRunning } = useAction({ send: markNotificationRead, refresh: [notificationsKey] })
  if (row.read_at) return null
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      loading={isRunning}
      aria-label={t('notifications.markTextRead', { text })}
      onClick={() => void run(row.id)}
    >
      {t('notifications.markRead')}
    </Button>
  )
}
