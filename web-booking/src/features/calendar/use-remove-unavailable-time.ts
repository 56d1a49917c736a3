import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { settingsKey } from '../../schedules.api'
import { useBookingTranslation } from '../../texts'
import { bookingsKey } from './calendar.api'
import { deleteUnavailableTime } from './unavailable-times.api'

/** Removes an unavailable time with all its repetitions, after a question. */
export function useRemoveUnavailableTime(row: Schema['UnavailableTimeOut'], onSuccess?: () => void) {
  const t = useBookingTranslation()
  return useAction({
    send: () => deleteUnavailableTime(row.id),
    confirmation: {
      title: t('common.removeName', { name: row.reason }),
      body: t('unavailable.removeBody'),
      confirmLabel: t('unavailable.removeAction'),
      isDestructive: true,
    },
    successMessage: t('unavailable.removed'),
    refresh: [settingsKey, bookingsKey],
    ...(onSuccess && { onSuccess }),
  })
}
