import { client, PAGE_SIZES, type Schema, unwrap } from '@clinic/kit/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export type Notification = Schema['NotificationOut']
export type NotificationKind = Schema['NotificationKind']

export const notificationsKey = ['shell', 'notifications']

const POLL_INTERVAL_MS = 30_000

/** The number that the bell shows, counted up to 100; realtime makes it load at once when something comes. */
export const unreadCountQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread-count'],
  queryFn: () => unwrap(client.GET('/api/notifications/unread-count')),
  refetchInterval: POLL_INTERVAL_MS,
})

interface ListQuery {
  page: number
  per_page: number
  unread?: boolean
  kind?: NotificationKind | null
}

/** A page of the user's notifications, newest first. */
export const notificationsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...notificationsKey, query],
    queryFn: () => unwrap(client.GET('/api/notifications', { params: { query } })),
    placeholderData: keepPreviousData,
  })

/** The newest ones, as the bell's panel shows them (PLT-109). */
export const newestNotificationsQuery = notificationsQuery({ page: 1, per_page: PAGE_SIZES.dialog })

export const markNotificationRead = (id: string) =>
  unwrap(client.GET('/api/notifications/{notification_id}/read', { params: { path: { notification_id: id } } }))

export const markAllNotificationsRead = () => unwrap(client.GET('/api/notifications/read-all'))

export const notificationSwitchesKey = ['shell', 'notification-switches']

/** The kinds that the user may be notified of, and whether they are. */
export const notificationSwitchesQuery = queryOptions({
  queryKey: notificationSwitchesKey,
  queryFn: () => unwrap(client.GET('/api/notifications/switches')),
})

export const setNotificationSwitch = ({ kind, is_on }: Schema['NotificationSwitchOut']) =>
  unwrap(client.PUT('/api/notifications/switches/{kind}', { params: { path: { kind } }, body: { is_on } }))
