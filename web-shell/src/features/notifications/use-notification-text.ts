import { paths } from '@clinic/kit/contract'
import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { useShellTranslation } from '../../texts'
import type { Notification, NotificationKind } from './notifications.api'

type PathOf = (subjectId: string, clientId: string) => string

const getBookingPath: PathOf = (id) => paths.booking(id)
const getPrescriptionsPath: PathOf = (_, clientId) => `/clients/${clientId}/prescriptions`

const pathsByKind: Record<NotificationKind, PathOf> = {
  booking_created: getBookingPath,
  booking_changed: getBookingPath,
  booking_cancelled: getBookingPath,
  form_answered: (id, clientId) => `/clients/${clientId}/client-questionnaires/${id}`,
  form_signed: (id, clientId) => `/clients/${clientId}/client-letters-of-consents/${id}`,
  prescription_signed: getPrescriptionsPath,
  prescription_declined: getPrescriptionsPath,
  export_ready: (_, clientId) => `/clients/${clientId}/export`,
  client_list_ready: () => paths.clients({ excel: 'open' }),
  message_failed: () => paths.sentMessages({ filter: 'undelivered' }),
  payment_needs_staff: (id) => paths.receipt(id),
  stock_low: () => paths.products({ filter: 'low', sort: 'stock' }),
  maintenance_due: (id) => `/management-system/medical-device/${id}`,
  log_review: (id) => `/settings/log-reviews/${id}`,
  google_calendar_broken: () => '/profile',
  schedule_expiring: () => '/calendar/schedule',
  schedule_expired: () => '/calendar/schedule',
  user_added: () => paths.team(),
  company_handed_over: () => paths.team(),
}

/** Where a notification leads; null when the reader may no longer see what it is about. */
export const getNotificationPath = ({ kind, subject_id: id, client }: Notification): string | null =>
  id && pathsByKind[kind](id, client?.id ?? '')

/** The sentence of a notification, in the reader's language. */
export function useNotificationText(): (row: Notification) => string {
  const t = useShellTranslation()
  const { formatDate, formatDateTimeInWords, formatMoney } = useFormatters()
  return ({ kind, subject_id: id, client, title, at, day, number }) => {
    if (!id) return t('notifications.hidden')
    const values = {
      client: client ? getFullName(client) : '',
      title: title ?? '',
      at: at ? formatDateTimeInWords(at) : '',
      day: day ? formatDate(day) : '',
      number: number ?? 0,
      amount: formatMoney(number ?? 0),
    }
    return t(`notifications.text.${kind}`, values)
  }
}
