import type { Schema } from '@clinic/kit/api'
import { EntitySelect, practitionerSource } from '@clinic/kit/components'
import { DateField, DateTimeField, Form, Submit, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { WeekdaysField } from '../../weekdays-field'
import { bookingsKey } from '../calendar/calendar.api'
import { addUnavailableTime, saveUnavailableTime, settingsKey } from './settings.api'

type UnavailableTime = Schema['UnavailableTimeOut']

const empty = { practitioner_id: null, reason: '', weekdays: [] as number[], repeats_until: null }

const toFormValues = ({ id: _, ...values }: UnavailableTime) => values

function Fields() {
  const t = useBookingTranslation()
  const weekdays = (useWatch({ name: 'weekdays' }) ?? []) as number[]
  return (
    <>
      <EntitySelect name="practitioner_id" label={t('unavailable.practitioner')} source={practitionerSource} required />
      <TextField name="reason" label={t('unavailable.reason')} description={t('unavailable.reasonHelp')} required />
      <DateTimeField name="start_at" label={t('unavailable.start')} required />
      <DateTimeField name="end_at" label={t('unavailable.end')} required />
      <WeekdaysField name="weekdays" label={t('unavailable.weekdays')} description={t('unavailable.weekdaysHelp')} />
      {weekdays.length > 0 && <DateField name="repeats_until" label={t('unavailable.until')} required />}
    </>
  )
}

/** Form of a time in which a practitioner can't be booked, once or every week. */
export function UnavailableTimeForm({ row, onDone }: { row?: UnavailableTime | undefined; onDone: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const form = useKitForm(row ? 'UnavailableTimeUpdate' : 'UnavailableTimeCreate', {
    initialValues: row ? toFormValues(row) : empty,
    onSubmit: row ? saveUnavailableTime(row.id) : addUnavailableTime,
    onDone: async () => {
      await Promise.all([settingsKey, bookingsKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
      onDone()
    },
    toFormValues,
    draft: { form: 'unavailable-time', subject: row?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('unavailable.form')}>
      <Fields />
      <Submit>{t(row ? 'common.save' : 'unavailable.add')}</Submit>
    </Form>
  )
}
