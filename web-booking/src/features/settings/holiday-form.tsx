import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { DateField, Form, SelectField, Submit, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useBookingTexts } from '../../texts'
import { visitsKey } from '../calendar/calendar.api'
import { practitionersQuery } from '../catalogue/catalogue.api'
import { addHoliday, settingsKey } from './settings.api'

type Values = Partial<Schema['HolidayIn']>

function Fields() {
  const t = useBookingTexts()
  const { data: practitioners = [] } = useQuery(practitionersQuery())
  const starts = useWatch({ name: 'starts_on' }) as string | null
  const active = practitioners.filter(({ is_active }) => is_active)
  return (
    <>
      <TextField name="name" label={t('holidays.name')} help={t('holidays.nameHelp')} required autoFocus />
      <DateField name="starts_on" label={t('holidays.from')} required />
      <DateField name="ends_on" label={t('holidays.to')} required min={starts ?? undefined} />
      <SelectField
        name="practitioner_id"
        label={t('holidays.who')}
        placeholder={t('holidays.clinic')}
        clearable
        options={active.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}

/** A day off or a span of them, the clinic's unless a person is named. */
export function HolidayForm({ onDone }: { onDone: () => void }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const send = async (submission: Submission<Schema['HolidayIn']>) => {
    await addHoliday(submission)
    await Promise.all([settingsKey, visitsKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  const form = useKitForm<Values>({
    schema: schemaOf('HolidayIn') as z.ZodType<unknown, Values>,
    initial: { name: '', practitioner_id: null },
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t('holidays.add')}>
      <Fields />
      <Submit>{t('holidays.add')}</Submit>
    </Form>
  )
}
