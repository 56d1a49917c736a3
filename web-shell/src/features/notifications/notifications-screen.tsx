import { type Column, DataTable, useListState } from '@clinic/kit/table'
import { DateTimeText, EmptyState, Group, NativeSelect, Page, SegmentedControl } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useShellTranslation } from '../../texts'
import { useHelp } from '../../use-help'
import { MarkAllReadButton, MarkReadButton } from './mark-read-button'
import { NotificationLink } from './notification-link'
import { type Notification, type NotificationKind, notificationsQuery } from './notifications.api'

const KINDS: NotificationKind[] = ['booking_created', 'booking_changed', 'booking_cancelled']

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

/** All notifications of the user (PLT-081). */
export function NotificationsScreen() {
  const t = useShellTranslation()
  const { list, kind, query } = useNotificationList()
  const kinds = KINDS.map((value) => ({ value, label: t(`notifications.kinds.${value}`) }))
  return (
    <Page
      title={t('notifications.title')}
      help={useHelp('notifications')}
      action={<MarkAllReadButton unreadCount={query.data?.unread_count ?? 0} />}
    >
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
    </Page>
  )
}
