import type { Schema, Submission } from '@clinic/kit/api'
import { Form, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { Button, Group, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { PractitionerField, StartField } from './booking-fields'
import { type Booking, bookingsKey } from './calendar.api'
import { type BookingSeries, rescheduleSeries } from './series.api'
import { SeriesClashes } from './series-clashes'
import { usePolicyOverride } from './use-policy-override'
import { usePrerequisiteOverride } from './use-prerequisite-override'
import { useSeriesClashes } from './use-series-clashes'

type Values = Schema['BookingSeriesReschedule']

const getKey = (start: unknown, practitioner: unknown) => JSON.stringify([start ?? null, practitioner ?? null])

interface ClashesProps extends Pick<ReturnType<typeof useSeriesClashes>, 'state' | 'heading' | 'choose'> {
  serviceId: string
}

function Clashes({ state, heading, choose, serviceId }: ClashesProps) {
  const t = useBookingTranslation()
  const [start, practitioner] = useWatch({ name: ['start_at', 'practitioner_id'] }) as [string | null, string]
  if (getKey(start, practitioner) !== state.times) return null
  return (
    <SeriesClashes
      clashes={state.clashes}
      choices={state.choices}
      heading={heading}
      serviceId={serviceId}
      practitionerId={practitioner}
      omitLabel={t('series.keepTime')}
      onChoose={choose}
    />
  )
}

interface Props {
  booking: Booking
  series: BookingSeries
  position: number
  onDone: () => void
}

/** Form that moves a booking of a series and all that follow; every clash is listed before any is moved (BKG-036). */
export function SeriesRescheduleForm({ booking, series, position, onDone }: Props) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const overridePolicy = usePolicyOverride()
  const overridePrerequisite = usePrerequisiteOverride()
  const { send, ...clashes } = useSeriesClashes()
  const save = async ({ body, idempotencyKey }: Submission<Values>) => {
    const moved = await overridePrerequisite(idempotencyKey, (outer) =>
      overridePolicy(outer.idempotencyKey, (attempt) =>
        send(getKey(body.start_at, body.practitioner_id), (changes) =>
          rescheduleSeries(series.id)({
            body: { ...body, ...outer.fields, ...attempt.fields, changes },
            idempotencyKey: attempt.idempotencyKey,
          }),
        ),
      ),
    )
    await queries.invalidateQueries({ queryKey: bookingsKey })
    const before = new Map(series.occurrences.map((row) => [row.booking_id, row]))
    const isMoved = (row: BookingSeries['occurrences'][number]) =>
      row.start_at !== before.get(row.booking_id)?.start_at || row.practitioner_name !== before.get(row.booking_id)?.practitioner_name
    toast.success(t('series.moved', { count: moved.occurrences.filter(isMoved).length }))
  }
  const { start_at, practitioner_id } = booking
  const form = useKitForm('BookingSeriesReschedule', {
    initialValues: { position, start_at, practitioner_id, version: series.version },
    onSubmit: save,
    onDone,
  })
  const visit = { serviceId: booking.service_id, addOnIds: booking.add_ons.map((addOn) => addOn.service_id) }
  return (
    <Form form={form} label={t('series.move')}>
      <Text size="sm">{t('series.moveHelp')}</Text>
      <PractitionerField {...visit} />
      <StartField {...visit} />
      <Clashes {...clashes} serviceId={booking.service_id} />
      <Group gap="sm">
        <Submit>{t('series.reschedule')}</Submit>
        <Button variant="default" onClick={onDone}>
          {t('visit.back')}
        </Button>
      </Group>
    </Form>
  )
}
