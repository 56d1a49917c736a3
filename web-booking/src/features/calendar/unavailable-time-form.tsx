import type { Schema } from '@clinic/kit/api'
import { EntitySelect, practitionerSource } from '@clinic/kit/components'
import { DateField, DateTimeField, Form, Submit, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { settingsKey } from '../../schedules.api'
import { useBookingTranslation } from '../../texts'
import { WeekdaysField } from '../../weekdays-field'
import { bookingsKey } from './calendar.api'
import { addUnavailableTime, saveUnavailableTime } from './unavailable-times.api'
import { useScheduleAccess } from './use-schedule-access'

type UnavailableTime = Schema['UnavailableTimeOut']

const empty = { practitioner_id: null, reason: '', weekdays: [] as number[], repeats_until: null }

const toFormValues = ({ id: _, ...values }: UnavailableTime) => values

function Fields({ isOwn }: { isOwn: boolean }) {
  const t = useBookingTranslation()
  const weekdays = (useWatch({ name: 'weekdays' }) ?? []) as number[]
  return (
    <>
      {isOwn ? (
        <Text size="sm">{t('unavailable.ownHelp')}</Text>
      ) : (
        <EntitySelect name="practitioner_id" label={t('unavailable.practitioner')} source={practitionerSource} required />
      )}
      <TextField name="reason" label={t('unavailable.reason')} description={t('unavailable.reasonHelp')} required />
      <DateTimeField name="start_at" label={t('unavailable.start')} required />
      <DateTimeField name="end_at" label={t('unavailable.end')} required />
      <WeekdaysField name="weekdays" label={t('unavailable.weekdays')} description={t('unavailable.weekdaysHelp')} />
      {weekdays.length > 0 && <DateField name="repeats_until" label={t('unavailable.until')} required />}
    </>
  )
}

interface Props {
  row?: UnavailableTime | undefined
  /** What the calendar fills in; an old draft must not replace the chosen time. */
  initial?: Partial<Pick<UnavailableTime, 'practitioner_id' | 'start_at' | 'end_at'>> | undefined
  onDone: () => void
}

/** Form of a time in which a practitioner can't be booked, once or every week. */
export function UnavailableTimeForm({ row, initial, onDone }: Props) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const { ownPractitionerId } = useScheduleAccess()
  const form = useKitForm(row ? 'UnavailableTimeUpdate' : 'UnavailableTimeCreate', {
    initialValues: row ? toFormValues(row) : { ...empty, ...initial, ...(ownPractitionerId && { practitioner_id: ownPractitionerId }) },
    onSubmit: row ? saveUnavailableTime(row.id) : addUnavailableTime,
    onDone: async () => {
      await Promise.all([settingsKey, bookingsKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
      onDone()
    },
    toFormValues,
    draft: initial ? undefined : { form: 'unavailable-time', subject: row?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('unavailable.form')}>
      <Fields isOwn={ownPractitionerId !== null} />
      <Submit>{t(row ? 'common.save' : 'unavailable.add')}</Submit>
    </Form>
  )
}
