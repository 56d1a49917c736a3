import { paths } from '@clinic/kit/contract'
import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { useShellTranslation } from '../../texts'
import type { Notification } from './notifications.api'

/** Where a notification leads; null when the reader may no longer see what it is about. */
export function getNotificationPath({ subject_id: id }: Notification): string | null {
  return id && paths.booking(id)
}

/** The sentence of a notification, in the reader's language. */
export function useNotificationText(): (row: Notification) => string {
  const t = useShellTranslation()
  const { formatDateTimeInWords } = useFormatters()
  return (row) => {
    if (!row.subject_id) return t('notifications.hidden')
    const values = { client: row.client ? getFullName(row.client) : '', title: row.title ?? '', at: formatDateTimeInWords(row.at ?? '') }
    return t(`notifications.text.${row.kind}`, values)
  }
}
