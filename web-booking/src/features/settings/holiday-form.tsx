import type { Schema, Submission } from '@clinic/kit/api'
import { EntitySelect, practitionerSource } from '@clinic/kit/components'
import { DateField, Form, Submit, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { bookingsKey } from '../calendar/calendar.api'
import { addHoliday, settingsKey } from './settings.api'

function Fields() {
  const t = useBookingTranslation()
  const starts = useWatch({ name: 'starts_on' }) as string | null
  return (
    <>
      <TextField name="name" label={t('common.name')} description={t('holidays.nameHelp')} required autoFocus />
      <DateField name="starts_on" label={t('holidays.from')} required />
      <DateField name="ends_on" label={t('holidays.to')} required min={starts ?? undefined} />
      <EntitySelect name="practitioner_id" label={t('holidays.appliesTo')} placeholder={t('holidays.clinic')} source={practitionerSource} />
    </>
  )
}

/** Form for days off of the clinic or of one practitioner. */
export function HolidayForm({ onDone }: { onDone: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const send = async (submission: Submission<Schema['HolidayCreate']>) => {
    await addHoliday(submission)
    await Promise.all([settingsKey, bookingsKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  const form = useKitForm('HolidayCreate', {
    initialValues: { name: '', practitioner_id: null },
    onSubmit: send,
    onDone,
    draft: { form: 'holiday', subject: 'new' },
  })
  return (
    <Form form={form} label={t('holidays.add')}>
      <Fields />
      <Submit>{t('holidays.add')}</Submit>
    </Form>
  )
}
