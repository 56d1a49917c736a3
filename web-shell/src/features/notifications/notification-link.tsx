import { useAction } from '@clinic/kit/components'
import { Text, VisuallyHidden } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useShellTranslation } from '../../texts'
import { markNotificationRead, type Notification, notificationsKey } from './notifications.api'
import { getNotificationPath, useNotificationText } from './use-notification-text'

interface Props {
  row: Notification
  onOpen?: () => void
}

/** The sentence of a notification with the link to what it is about, which marks it as read. */
export function NotificationLink({ row, onOpen }: Props) {
  const t = useShellTranslation()
  const text = useNotificationText()(row)
  const { run } = useAction({ send: markNotificationRead, refresh: [notificationsKey] })
  const path = getNotificationPath(row)
  const handleClick = () => {
    if (!row.read_at) void run(row.id)
    onOpen?.()
  }
  return (
    <Text component="span" size="sm" fw={row.read_at ? 400 : 600}>
      {!row.read_at && <VisuallyHidden>{t('notifications.unreadMark')} </VisuallyHidden>}
      {path ? (
        <Link className="clinic-row-link" to={path} onClick={handleClick}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Text>
  )
}
