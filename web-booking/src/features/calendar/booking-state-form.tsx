import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Button, Group } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bookingFeesQuery } from '../../booking-fees.api'
import { useBookingTranslation } from '../../texts'
import { type Booking, bookingsKey, submitState } from './calendar.api'
import { FeeNotice } from './fee-notice'

/** Form that marks a booking as a no-show with a comment and shows the fee that it brings, or changes the comment (BKG-021, BEY-006). */
export function NoShowForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const fees = useQuery(bookingFeesQuery(booking.id))
  const form = useKitForm('BookingStateChange', {
    initialValues: { state: 'no_show', no_show_comment: booking.no_show_comment, fee_waiver_reason: '', version: booking.version },
    onSubmit: submitState(booking.id),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: bookingsKey })
      onDone()
    },
    draft: { form: 'no-show', subject: booking.id },
  })
  return (
    <Form form={form} label={t('visit.noShow')}>
      <TextAreaField name="no_show_comment" label={t('visit.comment')} description={t('visit.commentHelp')} rows={2} />
      {booking.state !== 'no_show' && <FeeNotice quote={fees.data?.no_show} />}
      <Group gap="sm">
        <Submit disabled={fees.isPending}>{t('visit.noShow')}</Submit>
        <Button variant="default" onClick={onDone}>
          {t('visit.back')}
        </Button>
      </Group>
    </Form>
  )
}
