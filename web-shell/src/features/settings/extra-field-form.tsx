import type { Schema } from '@clinic/kit/api'
import { Form, NumberField, SelectField, Submit, SwitchField, TagsField, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { loadSession } from '@clinic/kit/session'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { addExtraField, extraFieldsQuery, saveExtraField } from './extra-fields.api'

export const EXTRA_FIELD_TYPES = ['text', 'number', 'date', 'choice', 'yes_no'] as const

function ChoicesField() {
  const t = useShellTranslation()
  if (useWatch({ name: 'type' }) !== 'choice') return null
  return <TagsField name="choices" label={t('extraFields.choices')} description={t('extraFields.choicesHelp')} required />
}

/** Form of a field of the clinic's own; its type stays as it was made. */
export function ExtraFieldForm({ field, position, onDone }: { field?: Schema['ExtraField']; position: number; onDone: () => void }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const {
    id: _,
    is_deleted: __,
    ...values
  } = field ?? {
    id: '',
    is_deleted: false,
    name_en: '',
    name_sv: '',
    type: 'text' as const,
    choices: [],
    is_required: false,
    is_public: false,
    position,
  }
  const form = useKitForm(field ? 'ExtraFieldUpdate' : 'ExtraFieldCreate', {
    initialValues: values,
    onSubmit: field ? saveExtraField(field.id) : addExtraField,
    onDone: async () => {
      await Promise.all([queryClient.invalidateQueries({ queryKey: extraFieldsQuery.queryKey }), loadSession()])
      onDone()
    },
    draft: { form: 'extra_field', subject: field?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('extraFields.form')}>
      <TextField name="name_en" label={t('extraFields.nameEn')} autoFocus />
      <TextField name="name_sv" label={t('extraFields.nameSv')} description={t('extraFields.namesHelp')} />
      <SelectField
        name="type"
        label={t('extraFields.type')}
        options={EXTRA_FIELD_TYPES.map((value) => ({ value, label: t(`extraFields.types.${value}`) }))}
        disabled={Boolean(field)}
        required
      />
      <ChoicesField />
      <SwitchField name="is_required" label={t('clientFields.isRequired')} />
      <SwitchField name="is_public" label={t('extraFields.isPublic')} description={t('extraFields.isPublicHelp')} />
      <NumberField name="position" label={t('extraFields.position')} description={t('extraFields.positionHelp')} required />
      <Submit>{t(field ? 'common.save' : 'extraFields.add')}</Submit>
    </Form>
  )
}
