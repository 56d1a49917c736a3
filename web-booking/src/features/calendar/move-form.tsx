import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useBookingTexts } from '../../texts'
import { type Booking, reschedule, visitsKey } from './calendar.api'
import { useAnyway } from './use-anyway'
import { PractitionerAndRoom, StartField } from './visit-fields'

type Values = Schema['MoveIn']

/** Moves a visit without a mouse: to another time, practitioner or room. */
export function MoveForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const anyway = useAnyway()
  const { dateTime } = useRegion()
  const send = async ({ body, key }: Submission<Values>) => {
    // With another practitioner or time any room will do, unless one was chosen here.
    const room_id = body.room_id === booking.room_id ? null : body.room_id
    const moved = await anyway(key, (over, under) => reschedule(booking.id)({ body: { ...body, room_id, book_anyway: over }, key: under }))
    await queries.invalidateQueries({ queryKey: visitsKey })
    toast.success(t('move.done', { at: dateTime(moved.start_at) }))
  }
  const { start_at, practitioner_id, room_id, version } = booking
  const form = useKitForm<Values>({
    schema: schemaOf('MoveIn') as z.ZodType<unknown, Values>,
    initial: { start_at, practitioner_id, room_id, version },
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t('move.title')}>
      <PractitionerAndRoom serviceId={booking.service_id} />
      <StartField serviceId={booking.service_id} />
      <Submit>{t('move.title')}</Submit>
    </Form>
  )
}
