import type { Schema, Submission } from '@clinic/kit/api'
import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { PractitionerAndRoom, StartField } from './booking-fields'
import { type Booking, bookingsKey, reschedule } from './calendar.api'
import { useConfirmOverbooking } from './use-confirm-overbooking'
import { usePolicyOverride } from './use-policy-override'

type Values = Schema['BookingReschedule']

/** Form for another time, practitioner or room: rescheduling without a mouse. */
export function RescheduleForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const confirmOverbooking = useConfirmOverbooking()
  const overridePolicy = usePolicyOverride()
  const { formatDateTime } = useFormatters()
  const send = async ({ body, idempotencyKey }: Submission<Values>) => {
    // With another practitioner or time any room will do, unless one was chosen here.
    const room_id = body.room_id === booking.room_id ? null : body.room_id
    const rescheduled = await overridePolicy(idempotencyKey, ({ fields, ...outer }) =>
      confirmOverbooking(outer.idempotencyKey, (attempt) =>
        reschedule(booking.id)({
          body: { ...body, ...fields, room_id, allow_overlap: attempt.allowOverlap },
          idempotencyKey: attempt.idempotencyKey,
        }),
      ),
    )
    await queries.invalidateQueries({ queryKey: bookingsKey })
    toast.success(t('move.done', { at: formatDateTime(rescheduled.start_at) }))
  }
  const { start_at, practitioner_id, room_id, version } = booking
  const form = useKitForm('BookingReschedule', {
    initialValues: { start_at, practitioner_id, room_id, version },
    onSubmit: send,
    onDone,
  })
  const visit = { serviceId: booking.service_id, addOnIds: booking.add_ons.map((addOn) => addOn.service_id) }
  return (
    <Form form={form} label={t('move.title')}>
      <PractitionerAndRoom {...visit} />
      <StartField {...visit} />
      <Submit>{t('move.title')}</Submit>
    </Form>
  )
}
