import { RichTextField } from '@clinic/kit/editor'
import { NumberField, SelectField, SwitchField, TextField, useFormContext, useWatch } from '@clinic/kit/forms'
import { ActionIcon, Group, SimpleGrid, Stack, Text } from '@clinic/kit/ui'
import { TbTrash } from 'react-icons/tb'
import { OptionsEditor } from './options-editor'
import { CHOICE_TYPES, QUESTION_TYPES, type Question, TEXT_TYPES } from './questions'
import { useFormsTranslation } from './texts'

interface Props {
  index: number
  onRemove: () => void
}

/** Editor of a question: type, text in both languages, and the type's own fields. */
export function QuestionEditor({ index, onRemove }: Props) {
  const t = useFormsTranslation()
  const name = `questions.${index}`
  const type = useWatch({ name: `${name}.type` }) as Question['type']
  const { formState } = useFormContext()
  const error = (formState.errors.questions as { message?: string }[] | undefined)?.[index]?.message
  const types = QUESTION_TYPES.map((value) => ({ value, label: t(`question.types.${value}`) }))
  return (
    <Stack gap="sm">
      <QuestionHeader index={index} onRemove={onRemove} />
      <SelectField name={`${name}.type`} label={t('question.type')} options={types} searchable={false} />
      {type !== 'html_editor' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField name={`${name}.text_sv`} label={t('question.sv')} />
          <TextField name={`${name}.text_en`} label={t('question.en')} />
        </SimpleGrid>
      )}
      <TypeSpecificFields name={name} type={type} />
      {type !== 'html_editor' && <SwitchField name={`${name}.required`} label={t('question.required')} />}
      {error && (
        <Text c="red" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}

function QuestionHeader({ index, onRemove }: Props) {
  const t = useFormsTranslation()
  const number = index + 1
  return (
    <Group justify="space-between">
      <Text fw={600}>{t('question.number', { number })}</Text>
      <ActionIcon variant="subtle" color="red" size="lg" aria-label={t('question.remove', { number })} onClick={onRemove}>
        <TbTrash size={18} />
      </ActionIcon>
    </Group>
  )
}

/** Fields that only some types have. */
function TypeSpecificFields({ name, type }: { name: string; type: Question['type'] }) {
  const t = useFormsTranslation()
  if (CHOICE_TYPES.has(type)) return <OptionsEditor name={`${name}.options`} />
  if (TEXT_TYPES.has(type)) return <NumberField name={`${name}.max_length`} label={t('question.maxLength')} />
  if (type === 'file_upload')
    return (
      <SimpleGrid cols={2}>
        <NumberField name={`${name}.max_files`} label={t('question.maxFiles')} />
        <NumberField name={`${name}.max_mb`} label={t('question.maxFileSize')} />
      </SimpleGrid>
    )
  if (type === 'linear_scale') return <ScaleFields name={name} />
  if (type === 'html_editor')
    return (
      <>
        <RichTextField name={`${name}.body_sv`} label={t('question.bodySv')} rows={3} />
        <RichTextField name={`${name}.body_en`} label={t('question.bodyEn')} rows={3} />
      </>
    )
  return null
}

function ScaleFields({ name }: { name: string }) {
  const t = useFormsTranslation()
  return (
    <SimpleGrid cols={2}>
      <NumberField name={`${name}.scale_min`} label={t('question.from')} />
      <NumberField name={`${name}.scale_max`} label={t('question.to')} />
      <TextField name={`${name}.scale_min_sv`} label={t('question.lowSv')} />
      <TextField name={`${name}.scale_max_sv`} label={t('question.highSv')} />
      <TextField name={`${name}.scale_min_en`} label={t('question.lowEn')} />
      <TextField name={`${name}.scale_max_en`} label={t('question.highEn')} />
    </SimpleGrid>
  )
}
