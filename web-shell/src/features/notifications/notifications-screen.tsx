import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, type ListState, useListState } from '@clinic/kit/table'
import { Button, DateTimeText, EmptyState, Group, NativeSelect, Page, SegmentedControl, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbSettings } from 'react-icons/tb'
import { useSearchParams } from 'react-router'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { MarkAllReadButton, MarkReadButton } from './mark-read-button'
import { NotificationLink } from './notification-link'
import { NotificationSettingsPanel } from './notification-settings-panel'
import { type Notification, type NotificationKind, notificationSwitchesQuery, notificationsQuery } from './notifications.api'

function useColumns(): Column<Notification>[] {
  const t = useShellTranslation()
  return [
    { key: 'text', title: t('notifications.title'), cell: (row) => <NotificationLink row={row} /> },
    { key: 'kind', title: t('notifications.kind'), cell: (row) => t(`notifications.kinds.${row.kind}`) },
    { key: 'time', title: t('common.time'), cell: (row) => <DateTimeText value={row.created_at} /> },
    { key: 'read', title: '', cell: (row) => <MarkReadButton row={row} /> },
  ]
}

/** The filter, the kind and the page stand in the address. */
function useNotificationList() {
  const list = useListState({ sort: 'created_at', order: 'desc', filter: 'all' })
  const kind = (useSearchParams()[0].get('kind') ?? '') as NotificationKind | ''
  const { page, per_page } = list.query
  const query = useQuery(notificationsQuery({ page, per_page, unread: list.filter === 'unread', kind: kind || null }))
  return { list, kind, query }
}

/** The filters by unread and by kind: the kinds are those that the user may be notified of. */
function NotificationFilters({ list, kind }: { list: ListState; kind: string }) {
  const t = useShellTranslation()
  const { data = [] } = useQuery(notificationSwitchesQuery)
  const kinds = data.map((row) => ({ value: row.kind, label: t(`notifications.kinds.${row.kind}`) }))
  return (
    <Group gap="sm" role="search">
      <SegmentedControl
        size="sm"
        aria-label={t('notifications.filter')}
        data={(['all', 'unread'] as const).map((value) => ({ value, label: t(`notifications.filters.${value}`) }))}
        value={list.filter}
        onChange={(filter) => list.setParams({ filter })}
      />
      <NativeSelect
        aria-label={t('notifications.kind')}
        data={[{ value: '', label: t('notifications.allKinds') }, ...kinds]}
        value={kind}
        onChange={(event) => list.setParams({ kind: event.currentTarget.value })}
      />
    </Group>
  )
}

/** All notifications of the user (PLT-081). */
export function NotificationsScreen() {
  const t = useShellTranslation()
  const { list, kind, query } = useNotificationList()
  const canSwitch = useHasPermission('notification.write')
  const [isSettingsOpen, settings] = useDisclosure(false)
  return (
    <Page
      title={t('notifications.title')}
      help={getHelp('notifications')}
      action={
        <Group gap="sm">
          <MarkAllReadButton unreadCount={query.data?.unread_count ?? 0} />
          {canSwitch && (
            <Button size="compact-sm" variant="default" leftSection={<TbSettings size={16} aria-hidden />} onClick={settings.open}>
              {t('notifications.settings')}
            </Button>
          )}
        </Group>
      }
    >
      <NotificationFilters list={list} kind={kind} />
      <DataTable
        label={t('notifications.title')}
        columns={useColumns()}
        list={{ ...list, isFiltered: false }}
        query={query}
        emptyState={
          <EmptyState title={t(list.filter === 'unread' ? 'notifications.emptyUnread' : 'notifications.empty')}>
            {t('notifications.emptyHelp')}
          </EmptyState>
        }
      />
      <NotificationSettingsPanel opened={isSettingsOpen} onClose={settings.close} />
    </Page>
  )
}
