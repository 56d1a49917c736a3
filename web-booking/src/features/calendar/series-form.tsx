import type { Schema, Submission } from '@clinic/kit/api'
import { DateField, Form, NumberField, SelectField, Submit, useFormContext, useKitForm, useWatch } from '@clinic/kit/forms'
import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { Button, Group, Stack, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import type { EnteredBooking } from './booking-form'
import { BookingFormFields } from './booking-form-fields'
import { bookingsKey } from './calendar.api'
import { createSeries } from './series.api'
import { SeriesClashes } from './series-clashes'
import { usePrerequisiteOverride } from './use-prerequisite-override'
import { useSeriesClashes } from './use-series-clashes'

type Values = Schema['BookingSeriesCreate']

const RULE = ['service_id', 'add_on_ids', 'practitioner_id', 'room_id', 'start_at', 'interval', 'unit', 'count', 'repeats_until'] as const
const DEFAULT_COUNT = 6

const getRuleKey = (values: readonly unknown[]) => JSON.stringify(values.map((value) => value ?? null))

function RuleFields() {
  const t = useBookingTranslation()
  return (
    <Stack component="fieldset" gap="xs" className="booking-rule">
      <legend>{t('series.rule')}</legend>
      <Group gap="sm" grow>
        <NumberField name="interval" label={t('series.interval')} required />
        <SelectField
          name="unit"
          label={t('series.unit')}
          required
          options={(['day', 'week', 'month'] as const).map((unit) => ({ value: unit, label: t(`series.units.${unit}`) }))}
        />
      </Group>
      <Group gap="sm" grow align="flex-start">
        <NumberField name="count" label={t('series.count')} />
        <DateField name="repeats_until" label={t('series.until')} clearable />
      </Group>
      <Text size="sm" c="dimmed">
        {t('series.endHelp')}
      </Text>
    </Stack>
  )
}

/** The clashes of the entered times; with other times they are out of date, and nothing is shown. */
function Clashes({ state, heading, choose }: Pick<ReturnType<typeof useSeriesClashes>, 'state' | 'heading' | 'choose'>) {
  const t = useBookingTranslation()
  const values = useWatch({ name: [...RULE] }) as unknown[]
  const { getValues } = useFormContext()
  if (getRuleKey(values) !== state.times) return null
  const [serviceId, practitionerId] = getValues(['service_id', 'practitioner_id']) as [string, string]
  return (
    <SeriesClashes
      clashes={state.clashes}
      choices={state.choices}
      heading={heading}
      serviceId={serviceId}
      practitionerId={practitionerId}
      omitLabel={t('series.leaveOut')}
      onChoose={choose}
    />
  )
}

interface Props {
  initial: EnteredBooking
  onDone: () => void
  onSingle: (entered: EnteredBooking) => void
}

/** Form for a booking that is repeated: all its times are checked, and every clash is listed, before any is saved (BKG-036). */
export function SeriesForm({ initial, onDone, onSingle }: Props) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const { formatDateTime } = useFormatters()
  const overridePrerequisite = usePrerequisiteOverride()
  const { send, ...clashes } = useSeriesClashes()
  const save = async ({ body, idempotencyKey }: Submission<Values>) => {
    const series = await overridePrerequisite(idempotencyKey, ({ fields, ...attempt }) =>
      send(getRuleKey(RULE.map((name) => body[name])), (changes) =>
        createSeries({ body: { ...body, ...fields, changes }, idempotencyKey: attempt.idempotencyKey }),
      ),
    )
    await queries.invalidateQueries({ queryKey: bookingsKey })
    const at = formatDateTime(series.occurrences[0]?.start_at ?? body.start_at)
    toast.success(t('series.booked', { name: getFullName(series.client), count: series.occurrences.length, at }))
  }
  const rule = { interval: 1, unit: 'week', count: DEFAULT_COUNT, repeats_until: null } as const
  const form = useKitForm('BookingSeriesCreate', {
    initialValues: {
      client_id: '',
      service_id: '',
      practitioner_id: '',
      room_id: null,
      add_on_ids: [],
      special_request: '',
      ...rule,
      ...initial,
    },
    onSubmit: save,
    onDone,
  })
  return (
    <Form form={form} label={t('series.rule')}>
      <BookingFormFields hasClient={Boolean(initial.client_id)} freeTimeOf={undefined} />
      <RuleFields />
      <Clashes {...clashes} />
      <Group gap="sm">
        <Submit>{t('series.book')}</Submit>
        <Button variant="default" onClick={() => onSingle(form.form.getValues())}>
          {t('series.single')}
        </Button>
      </Group>
    </Form>
  )
}
