import { useFormatters } from '@clinic/kit/i18n'
import { Alert, Anchor } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { calendarQuery } from './calendar.api'
import type { CalendarView } from './use-calendar-view'
import { useScheduleAccess } from './use-schedule-access'

interface Props {
  view: CalendarView
  start: string | null | undefined
  practitionerId: string | null | undefined
}

/** Says in the form of a new booking that the time that was pressed is unavailable, with the way to edit that (USE-020). */
export function UnavailableTimeNotice({ view, start, practitionerId }: Props) {
  const t = useBookingTranslation()
  const { formatTime } = useFormatters()
  const { canEdit } = useScheduleAccess()
  const { data } = useQuery({ ...calendarQuery(view.from, view.to), enabled: Boolean(start && practitionerId) && view.view !== 'month' })
  const unavailable = data?.unavailable.find(
    (time) => start && time.practitioner_id === practitionerId && time.start_at <= start && start < time.end_at,
  )
  if (!unavailable) return null
  return (
    <Alert color="yellow" mb="md">
      {t('unavailable.notice', { reason: unavailable.reason, from: formatTime(unavailable.start_at), to: formatTime(unavailable.end_at) })}{' '}
      {canEdit(unavailable.practitioner_id) && (
        <Anchor
          component="button"
          type="button"
          inherit
          onClick={() => view.setParams({ book: null, with: null, unavailable: unavailable.id })}
        >
          {t('unavailable.edit')}
        </Anchor>
      )}
    </Alert>
  )
}
