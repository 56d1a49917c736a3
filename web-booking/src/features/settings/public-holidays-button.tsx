import { useAction } from '@clinic/kit/components'
import { useFormatters } from '@clinic/kit/i18n'
import { Button } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbCalendarPlus } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { bookingsKey } from '../calendar/calendar.api'
import { addPublicHolidays, publicHolidaysQuery, settingsKey } from './settings.api'

/** Adds the public holidays of the clinic's country that aren't days off yet; without any there is no button (BKG-010). */
export function PublicHolidaysButton() {
  const t = useBookingTranslation()
  const { formatDate } = useFormatters()
  const missing = useQuery(publicHolidaysQuery()).data?.days.filter((row) => !row.is_added) ?? []
  const { run, isRunning } = useAction({
    send: addPublicHolidays,
    confirmation: {
      title: t('holidays.addPublic'),
      body: t('holidays.publicBody'),
      details: missing.map(({ day, name }) => `${formatDate(day)} ${name}`),
      confirmLabel: t('holidays.publicAction'),
    },
    successMessage: t('holidays.added'),
    refresh: [settingsKey, bookingsKey],
  })
  if (missing.length === 0) return null
  return (
    <Button variant="default" leftSection={<TbCalendarPlus size={16} aria-hidden />} loading={isRunning} onClick={() => void run()}>
      {t('holidays.addPublic')}
    </Button>
  )
}
