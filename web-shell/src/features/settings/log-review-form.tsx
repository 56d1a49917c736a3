import type { Schema } from '@clinic/kit/api'
import { clientSource, EntitySelect, memberSource } from '@clinic/kit/components'
import { DateField, Form, SelectField, Submit, TextAreaField, useKitForm, useWatch } from '@clinic/kit/forms'
import { useShellTranslation } from '../../texts'
import { createLogReview } from './log-reviews.api'

const SUBJECT_TYPES = ['member', 'client'] as const

function SubjectField() {
  const t = useShellTranslation()
  const type = useWatch({ name: 'type' }) === 'client' ? 'client' : 'member'
  return (
    <EntitySelect
      key={type}
      name="subject_id"
      label={t(`logReview.subject.${type}`)}
      source={type === 'client' ? clientSource : memberSource}
      required
    />
  )
}

/** Draws a review on suspicion: of a user's views, or of the views of a client. */
export function LogReviewForm({ onDone }: { onDone: (review: Schema['LogReviewOut']) => void }) {
  const t = useShellTranslation()
  const form = useKitForm('LogReviewCreate', {
    initialValues: { type: 'member', subject_id: null, reason: '', from_day: null, until_day: null },
    onSubmit: createLogReview,
    onDone,
    draft: { form: 'log_review', subject: 'new' },
  })
  return (
    <Form form={form} label={t('logReview.add')}>
      <SelectField
        name="type"
        label={t('logReview.type')}
        options={SUBJECT_TYPES.map((value) => ({ value, label: t(`logReview.types.${value}`) }))}
        required
      />
      <SubjectField />
      <TextAreaField name="reason" label={t('logReview.reason')} description={t('logReview.reasonHelp')} required />
      <DateField name="from_day" label={t('logReview.from')} required />
      <DateField name="until_day" label={t('logReview.until')} required />
      <Submit>{t('logReview.draw')}</Submit>
    </Form>
  )
}
