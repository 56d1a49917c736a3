import type { Schema, Submission } from '@clinic/kit/api'
import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { Button, Group, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { TbRepeat } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { BookingFormFields } from './booking-form-fields'
import { bookingsKey, createBooking } from './calendar.api'
import { useConfirmOverbooking } from './use-confirm-overbooking'
import { usePrerequisiteOverride } from './use-prerequisite-override'

type Values = Schema['BookingCreate']
/** What is entered so far, which the forms of a booking and of a series take over from each other. */
export type EnteredBooking = { [Field in keyof Omit<Values, 'allow_overlap'>]?: Values[Field] | null }

interface Props {
  initial: EnteredBooking
  hasDraft: boolean
  onDone: () => void
  onRepeat: (entered: EnteredBooking) => void
}

/** Form for a new booking. It is autosaved as a draft unless the calendar prefilled it: an old draft must not replace the chosen time. */
export function BookingForm({ initial, hasDraft, onDone, onRepeat }: Props) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const confirmOverbooking = useConfirmOverbooking()
  const overridePrerequisite = usePrerequisiteOverride()
  const { formatDateTime } = useFormatters()
  const send = async ({ body, idempotencyKey }: Submission<Values>) => {
    const created = await overridePrerequisite(idempotencyKey, ({ fields, ...override }) =>
      confirmOverbooking(override.idempotencyKey, (attempt) =>
        createBooking({ body: { ...body, ...fields, allow_overlap: attempt.allowOverlap }, idempotencyKey: attempt.idempotencyKey }),
      ),
    )
    await queries.invalidateQueries({ queryKey: bookingsKey })
    toast.success(t('form.booked', { name: getFullName(created.client), at: formatDateTime(created.start_at) }))
  }
  const form = useKitForm('BookingCreate', {
    initialValues: { client_id: '', service_id: '', practitioner_id: '', room_id: null, add_on_ids: [], special_request: '', ...initial },
    onSubmit: send,
    onDone,
    draft: hasDraft ? { form: 'booking', subject: 'new' } : undefined,
  })
  return (
    <Form form={form} label={t('calendar.book')}>
      <BookingFormFields hasClient={Boolean(initial.client_id)} freeTimeOf={initial.practitioner_id ?? undefined} />
      <Group gap="sm">
        <Submit>{t('form.book')}</Submit>
        <Button variant="default" leftSection={<TbRepeat size={16} aria-hidden />} onClick={() => onRepeat(form.form.getValues())}>
          {t('series.repeat')}
        </Button>
      </Group>
    </Form>
  )
}
