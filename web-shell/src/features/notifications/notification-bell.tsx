import { paths } from '@clinic/kit/contract'
import { useRealtime } from '@clinic/kit/realtime'
import { ActionIcon, useDisclosure, VisuallyHidden } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { TbBell } from 'react-icons/tb'
import { useNavigate } from 'react-router'
import { useShellTranslation } from '../../texts'
import { notificationsKey, unreadCountQuery } from './notifications.api'

type Panel = ComponentType<{ opened: boolean; onClose: () => void }>

const MAX_SHOWN_COUNT = 99

/** Opens the panel, whose code is loaded at the first press; when it can't be, the page shows the same. */
function usePanel() {
  const navigate = useNavigate()
  const [isOpen, { open, close }] = useDisclosure(false)
  const [Panel, setPanel] = useState<Panel | null>(null)
  const openPanel = async () => {
    try {
      const { NotificationPanel } = await import('./notification-panel')
      setPanel(() => NotificationPanel)
      open()
    } catch {
      await navigate(paths.notifications())
    }
  }
  return { openPanel, panel: Panel && <Panel opened={isOpen} onClose={close} /> }
}

/** The bell with the number of unread notifications: polled, and loaded at once when something comes (PLT-081). */
export function NotificationBell() {
  const t = useShellTranslation()
  const queries = useQueryClient()
  const count = useQuery(unreadCountQuery).data?.unread_count ?? 0
  useRealtime('notifications', () => void queries.invalidateQueries({ queryKey: notificationsKey }))
  const { openPanel, panel } = usePanel()
  const shownCount = count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : String(count)
  const unread = count > 0 ? t('notifications.unreadCount', { count, shown: shownCount }) : ''
  return (
    <>
      <ActionIcon
        className="shell-bell"
        variant="subtle"
        color="gray"
        size={36}
        aria-label={[t('notifications.title'), unread].filter(Boolean).join(', ')}
        aria-haspopup="dialog"
        onClick={() => void openPanel()}
      >
        <TbBell size={20} aria-hidden />
        {count > 0 && (
          <span className="shell-bell-count" aria-hidden>
            {shownCount}
          </span>
        )}
      </ActionIcon>
      <VisuallyHidden aria-live="polite">{unread}</VisuallyHidden>
      {panel}
    </>
  )
}
