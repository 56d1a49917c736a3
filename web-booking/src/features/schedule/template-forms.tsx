import type { Schema } from '@clinic/kit/api'
import { DateField, Form, MultiSelectField, Submit, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { addTemplate, applyTemplate, type Practitioner, type ScheduleTemplate, scheduleKey, templatesKey } from './schedule.api'

/** Form that stores a week of time slots under a name. */
export function TemplateForm({ slots, onDone }: { slots: Schema['ScheduleTemplateSlot'][]; onDone: () => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const form = useKitForm('ScheduleTemplateCreate', {
    initialValues: { name: '', slots },
    onSubmit: addTemplate,
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: templatesKey })
      onDone()
    },
    draft: { form: 'schedule-template', subject: 'new' },
  })
  return (
    <Form form={form} label={t('schedule.storeTemplate')}>
      <TextField name="name" label={t('common.name')} description={t('schedule.templateNameHelp')} required />
      <Submit>{t('schedule.storeTemplate')}</Submit>
    </Form>
  )
}

function ApplyFields({ practitioners }: { practitioners: Practitioner[] }) {
  const t = useBookingTranslation()
  const starts = useWatch({ name: 'starts_on' }) as string | null
  const options = practitioners.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <MultiSelectField name="practitioner_ids" label={t('schedule.practitioners')} options={options} required />
      <DateField name="starts_on" label={t('holidays.from')} required />
      <DateField name="ends_on" label={t('holidays.to')} required min={starts ?? undefined} />
    </>
  )
}

/** Form that replaces the schedules of practitioners over a span of days by those of a template. */
export function ApplyTemplateForm({
  template,
  practitioners,
  initialValues,
  onDone,
}: {
  template: ScheduleTemplate
  practitioners: Practitioner[]
  initialValues: { practitioner_ids: string[]; starts_on: string }
  onDone: (days: number) => void
}) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const form = useKitForm('ScheduleSpan', {
    initialValues,
    onSubmit: applyTemplate(template.id),
    onDone: async ({ days }) => {
      await queries.invalidateQueries({ queryKey: scheduleKey })
      onDone(days)
    },
  })
  return (
    <Form form={form} label={t('schedule.applyName', { name: template.name })}>
      <ApplyFields practitioners={practitioners} />
      <Submit>{t('schedule.apply')}</Submit>
    </Form>
  )
}
