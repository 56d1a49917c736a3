import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { Button, Group, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { FeeQuote } from '../../booking-fees.api'
import { useBookingTranslation } from '../../texts'
import { type Booking, bookingsKey, submitCancellation } from './calendar.api'
import { FeeNotice } from './fee-notice'

/** Form that cancels a booking after the policy's time: with its reason, and the fee, which staff may waive (BEY-006). */
export function CancellationForm({ booking, quote, onDone }: { booking: Booking; quote: FeeQuote; onDone: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const { formatDateTime } = useFormatters()
  const form = useKitForm('BookingCancel', {
    initialValues: { reason: '', fee_waiver_reason: '', version: booking.version },
    onSubmit: submitCancellation(booking.id),
    onDone: async () => {
      toast.success(t('cancel.done'))
      await queries.invalidateQueries({ queryKey: bookingsKey })
      onDone()
    },
    draft: { form: 'cancel-booking', subject: booking.id },
  })
  return (
    <Form form={form} label={t('cancel.title')}>
      <Text>{t('cancel.body', { name: getFullName(booking.client), at: formatDateTime(booking.start_at) })}</Text>
      <TextAreaField name="reason" label={t('cancel.reason')} rows={2} required />
      <FeeNotice quote={quote} />
      <Group gap="sm">
        <Submit color="red">{t('cancel.action')}</Submit>
        <Button variant="default" onClick={onDone}>
          {t('cancel.keep')}
        </Button>
      </Group>
    </Form>
  )
}
