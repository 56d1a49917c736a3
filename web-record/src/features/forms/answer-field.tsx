import { RichTextField, RichTextView } from '@clinic/kit/editor'
import { ImageUploadField, TextAreaField, TextField, useController } from '@clinic/kit/forms'
import { useLanguage } from '@clinic/kit/i18n'
import { Checkbox, Group, Radio, Select, Stack, Textarea } from '@clinic/kit/ui'
import { localized, localizedBody, type Question, type YesNoWithText } from './questions'
import { useFormsTranslation } from './texts'

interface Props {
  question: Question
  /** Uploaded pictures with their addresses. */
  files?: readonly { id: string; name: string; url: string }[] | undefined
  /** The form's field, where it isn't the answers' of the question's id. */
  name?: string | undefined
}

/** Input of a question's type, for answering on the clinic's screen. */
export function AnswerField({ question, files = [], name = `answers.${question.id}` }: Props) {
  const language = useLanguage()
  const inputProps = { name, label: localized(question.text_en, question.text_sv, language), required: question.required }
  switch (question.type) {
    case 'html_editor':
      return <RichTextView doc={localizedBody(question, language)} />
    case 'file_upload':
      return <ImageUploadField {...inputProps} maxCount={question.max_files} maxSizeMb={question.max_mb} existingImages={[...files]} />
    case 'rich_text':
      return <RichTextField {...inputProps} rows={4} />
    case 'textbox':
      return <TextAreaField {...inputProps} />
    case 'short_answer':
      return <TextField {...inputProps} />
    default:
      return <ChoiceAnswer question={question} {...inputProps} />
  }
}

interface ChoiceAnswerProps {
  question: Question
  name: string
  label: string
  required: boolean
}

function ChoiceAnswer({ question, name, label, required }: ChoiceAnswerProps) {
  const t = useFormsTranslation()
  const language = useLanguage()
  const { field, fieldState } = useController({ name })
  const inputProps = { label, withAsterisk: required, error: fieldState.error?.message ?? detailsError(fieldState.error) }
  const options = question.options.map((option) => ({ value: option.id, label: localized(option.en, option.sv, language) }))
  const yesNo = [
    { value: 'yes', label: t('client.yes') },
    { value: 'no', label: t('client.no') },
  ]
  const selected = (field.value as string | undefined) ?? null
  switch (question.type) {
    case 'dropdown':
      return <Select {...inputProps} data={options} value={selected} clearable onChange={field.onChange} />
    case 'choices':
      return <Radios {...inputProps} name={name} options={options} value={selected} onChange={field.onChange} />
    case 'checkboxes':
      return (
        <CheckboxList {...inputProps} options={options} value={(field.value as string[] | undefined) ?? []} onChange={field.onChange} />
      )
    case 'linear_scale':
      return <Scale {...inputProps} name={name} question={question} value={field.value} onChange={field.onChange} />
    case 'yes_no': {
      const selected = typeof field.value === 'boolean' ? (field.value ? 'yes' : 'no') : null
      return <Radios {...inputProps} name={name} options={yesNo} value={selected} onChange={(option) => field.onChange(option === 'yes')} />
    }
    default:
      return (
        <YesNoWithTextField
          {...inputProps}
          name={name}
          options={yesNo}
          value={field.value as YesNoWithText | undefined}
          onChange={field.onChange}
        />
      )
  }
}

/** Error of the details of a yes, which are a part of the answer. */
const detailsError = (error: unknown) => (error as { more?: { message?: string } } | undefined)?.more?.message

interface ChoiceInputProps {
  label: string
  withAsterisk: boolean
  error: string | undefined
  name: string
  options: { value: string; label: string }[]
  description?: string | undefined
}

function Radios({
  name,
  options,
  value,
  onChange,
  isInline = false,
  ...inputProps
}: ChoiceInputProps & { value: string | null; onChange: (option: string) => void; isInline?: boolean }) {
  const buttons = options.map((option) => <Radio key={option.value} value={option.value} label={option.label} />)
  return (
    <Radio.Group {...inputProps} name={name} value={value} onChange={onChange}>
      {isInline ? (
        <Group gap="md" my={4}>
          {buttons}
        </Group>
      ) : (
        <Stack gap={6} my={4}>
          {buttons}
        </Stack>
      )}
    </Radio.Group>
  )
}

interface CheckboxListProps extends Omit<ChoiceInputProps, 'name'> {
  value: string[]
  onChange: (selected: string[]) => void
}

function CheckboxList({ options, ...inputProps }: CheckboxListProps) {
  return (
    <Checkbox.Group {...inputProps}>
      <Stack gap={6} my={4}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

interface ScaleProps extends Omit<ChoiceInputProps, 'options'> {
  question: Question
  value: unknown
  onChange: (step: number) => void
}

function Scale({ question, value, onChange, ...inputProps }: ScaleProps) {
  const language = useLanguage()
  const { scale_min: min, scale_max: max } = question
  const [minLabel, maxLabel] = [
    localized(question.scale_min_en, question.scale_min_sv, language),
    localized(question.scale_max_en, question.scale_max_sv, language),
  ]
  const description = [minLabel && `${min} = ${minLabel}`, maxLabel && `${max} = ${maxLabel}`].filter(Boolean).join(', ')
  const steps = Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).map((step) => ({ value: step, label: step }))
  return (
    <Radios
      {...inputProps}
      isInline
      description={description || undefined}
      options={steps}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(option) => onChange(Number(option))}
    />
  )
}

/** Yes or no; a yes requires details. */
function YesNoWithTextField({
  value,
  onChange,
  error,
  ...inputProps
}: ChoiceInputProps & { value: YesNoWithText | undefined; onChange: (value: YesNoWithText) => void }) {
  const t = useFormsTranslation()
  const { value: isYes, more: details } = value ?? { value: null, more: '' }
  const selected = isYes === null ? null : isYes ? 'yes' : 'no'
  return (
    <Stack gap="xs">
      <Radios
        {...inputProps}
        error={isYes ? undefined : error}
        value={selected}
        onChange={(option) => onChange({ value: option === 'yes', more: details })}
      />
      {isYes && (
        <Textarea
          label={t('client.details')}
          withAsterisk
          autosize
          minRows={2}
          error={error}
          value={details}
          onChange={(event) => onChange({ value: true, more: event.currentTarget.value })}
        />
      )}
    </Stack>
  )
}
