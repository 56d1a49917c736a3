import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Button, Group } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { type Booking, bookingsKey, submitState } from './calendar.api'

/** Form that marks a booking as a no-show with a comment, or changes the comment (BKG-021). */
export function NoShowForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const form = useKitForm('BookingStateChange', {
    initialValues: { state: 'no_show', no_show_comment: booking.no_show_comment, version: booking.version },
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
      <Group gap="sm">
        <Submit>{t('visit.noShow')}</Submit>
        <Button variant="default" onClick={onDone}>
          {t('visit.back')}
        </Button>
      </Group>
    </Form>
  )
}
