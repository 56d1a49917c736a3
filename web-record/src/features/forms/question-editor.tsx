import { RichTextField } from '@clinic/kit/editor'
import { NumberField, SelectField, SwitchField, TextField, useFormContext, useWatch } from '@clinic/kit/forms'
import { ActionIcon, Group, SimpleGrid, Stack, Text } from '@clinic/kit/ui'
import { TbArrowDown, TbArrowUp, TbGripVertical, TbTrash } from 'react-icons/tb'
import { OptionsEditor } from './options-editor'
import { CHOSEN, type Question, TYPES, WRITTEN } from './questions'
import { useFormsTexts } from './texts'

interface Props {
  at: number
  last: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** One question being written: its kind, its words in both languages, and what its kind needs. */
export function QuestionEditor({ at, last, onMove, onRemove }: Props) {
  const t = useFormsTexts()
  const name = `questions.${at}`
  const type = useWatch({ name: `${name}.type` }) as Question['type']
  const { formState } = useFormContext()
  const problem = (formState.errors.questions as { message?: string }[] | undefined)?.[at]?.message
  const types = TYPES.map((value) => ({ value, label: t(`question.types.${value}`) }))
  return (
    <Stack gap="sm">
      <Head at={at} last={last} onMove={onMove} onRemove={onRemove} />
      <SelectField name={`${name}.type`} label={t('question.type')} options={types} searchable={false} />
      {type !== 'html_editor' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField name={`${name}.text_sv`} label={t('question.sv')} />
          <TextField name={`${name}.text_en`} label={t('question.en')} />
        </SimpleGrid>
      )}
      <Particulars name={name} type={type} />
      {type !== 'html_editor' && <SwitchField name={`${name}.required`} label={t('question.required')} />}
      {problem && (
        <Text c="red" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}

function Head({ at, last, onMove, onRemove }: Props) {
  const t = useFormsTexts()
  const number = at + 1
  const button = { variant: 'subtle', color: 'gray', size: 'lg' } as const
  return (
    <Group justify="space-between">
      <Group gap={4}>
        <TbGripVertical size={18} aria-hidden className="record-grip" />
        <Text fw={600}>{t('question.number', { number })}</Text>
      </Group>
      <Group gap={0}>
        <ActionIcon {...button} aria-label={t('question.up', { number })} disabled={at === 0} onClick={() => onMove(at - 1)}>
          <TbArrowUp size={18} />
        </ActionIcon>
        <ActionIcon {...button} aria-label={t('question.down', { number })} disabled={at === last} onClick={() => onMove(at + 1)}>
          <TbArrowDown size={18} />
        </ActionIcon>
        <ActionIcon {...button} color="red" aria-label={t('question.remove', { number })} onClick={onRemove}>
          <TbTrash size={18} />
        </ActionIcon>
      </Group>
    </Group>
  )
}

/** What one kind of question needs and another doesn't. */
function Particulars({ name, type }: { name: string; type: Question['type'] }) {
  const t = useFormsTexts()
  if (CHOSEN.has(type)) return <OptionsEditor name={`${name}.options`} />
  if (WRITTEN.has(type)) return <NumberField name={`${name}.max_length`} label={t('question.longest')} />
  if (type === 'file_upload')
    return (
      <SimpleGrid cols={2}>
        <NumberField name={`${name}.max_files`} label={t('question.files')} />
        <NumberField name={`${name}.max_mb`} label={t('question.mb')} />
      </SimpleGrid>
    )
  if (type === 'linear_scale') return <ScaleEnds name={name} />
  if (type === 'html_editor')
    return (
      <>
        <RichTextField name={`${name}.body_sv`} label={t('question.bodySv')} rows={3} />
        <RichTextField name={`${name}.body_en`} label={t('question.bodyEn')} rows={3} />
      </>
    )
  return null
}

function ScaleEnds({ name }: { name: string }) {
  const t = useFormsTexts()
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
