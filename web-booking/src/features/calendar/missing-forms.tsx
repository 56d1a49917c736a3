import { paths } from '@clinic/kit/contract'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Group, StatusBadge } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { hasMissingForms } from './booking-states'
import type { CalendarBooking } from './calendar.api'

/** How many forms the client hasn't completed; nothing when none is missing. */
export function MissingFormsBadge({ booking }: { booking: CalendarBooking }) {
  const t = useBookingTranslation()
  if (!hasMissingForms(booking)) return null
  return <StatusBadge tone="warning">{t('forms.missing', { count: booking.forms_missing })}</StatusBadge>
}

/** The forms that are missing, with the ways to them on the client's card. */
export function MissingForms({ booking }: { booking: CalendarBooking }) {
  const t = useBookingTranslation()
  const canRead = useHasPermission('form.read')
  if (!hasMissingForms(booking)) return null
  return (
    <Group gap="sm">
      <MissingFormsBadge booking={booking} />
      {canRead && (
        <>
          <Anchor component={Link} to={paths.clientConsents(booking.client.id)} size="sm">
            {t('forms.consents')}
          </Anchor>
          <Anchor component={Link} to={paths.clientQuestionnaires(booking.client.id)} size="sm">
            {t('forms.questionnaires')}
          </Anchor>
        </>
      )}
    </Group>
  )
}
