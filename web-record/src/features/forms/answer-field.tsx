import { RichTextField, RichTextView } from '@clinic/kit/editor'
import { PicturesField, TextAreaField, TextField, useController } from '@clinic/kit/forms'
import { useLanguage } from '@clinic/kit/i18n'
import { Checkbox, Group, Radio, Select, Stack, Textarea } from '@clinic/kit/ui'
import { bodyOf, type Explained, type Question, worded } from './questions'
import { useFormsTexts } from './texts'

interface Props {
  question: Question
  /** The pictures whose addresses are known. */
  files?: readonly { id: string; name: string; url: string }[] | undefined
}

/** One question being answered on the clinic's screen, in the way of its kind. */
export function AnswerField({ question, files = [] }: Props) {
  const language = useLanguage()
  const name = `answers.${question.id}`
  const words = { name, label: worded(question.text_en, question.text_sv, language), required: question.required }
  switch (question.type) {
    case 'html_editor':
      return <RichTextView doc={bodyOf(question, language)} />
    case 'file_upload':
      return <PicturesField {...words} most={question.max_files} mostMb={question.max_mb} known={[...files]} />
    case 'rich_text':
      return <RichTextField {...words} rows={4} />
    case 'textbox':
      return <TextAreaField {...words} />
    case 'short_answer':
      return <TextField {...words} />
    default:
      return <Chosen question={question} {...words} />
  }
}

interface ChosenProps {
  question: Question
  name: string
  label: string
  required: boolean
}

function Chosen({ question, name, label, required }: ChosenProps) {
  const t = useFormsTexts()
  const language = useLanguage()
  const { field, fieldState } = useController({ name })
  const box = { label, withAsterisk: required, error: fieldState.error?.message ?? unexplained(fieldState.error) }
  const options = question.options.map((one) => ({ value: one.id, label: worded(one.en, one.sv, language) }))
  const yesNo = [
    { value: 'yes', label: t('client.yes') },
    { value: 'no', label: t('client.no') },
  ]
  const chosen = (field.value as string | undefined) ?? null
  switch (question.type) {
    case 'dropdown':
      return <Select {...box} data={options} value={chosen} clearable onChange={field.onChange} />
    case 'choices':
      return <Radios {...box} name={name} options={options} value={chosen} onChange={field.onChange} />
    case 'checkboxes':
      return <Several {...box} options={options} value={(field.value as string[] | undefined) ?? []} onChange={field.onChange} />
    case 'linear_scale':
      return <Scale {...box} name={name} question={question} value={field.value} onChange={field.onChange} />
    case 'yes_no': {
      const said = typeof field.value === 'boolean' ? (field.value ? 'yes' : 'no') : null
      return <Radios {...box} name={name} options={yesNo} value={said} onChange={(one) => field.onChange(one === 'yes')} />
    }
    default:
      return <Explaining {...box} name={name} options={yesNo} value={field.value as Explained | undefined} onChange={field.onChange} />
  }
}

/** What is said of the text that explains a yes, which is a part of the answer. */
const unexplained = (error: unknown) => (error as { more?: { message?: string } } | undefined)?.more?.message

interface Asked {
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
  inLine = false,
  ...box
}: Asked & { value: string | null; onChange: (one: string) => void; inLine?: boolean }) {
  const buttons = options.map((one) => <Radio key={one.value} value={one.value} label={one.label} />)
  return (
    <Radio.Group {...box} name={name} value={value} onChange={onChange}>
      {inLine ? (
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

interface SeveralProps extends Omit<Asked, 'name'> {
  value: string[]
  onChange: (chosen: string[]) => void
}

function Several({ options, ...box }: SeveralProps) {
  return (
    <Checkbox.Group {...box}>
      <Stack gap={6} my={4}>
        {options.map((one) => (
          <Checkbox key={one.value} value={one.value} label={one.label} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

interface ScaleProps extends Omit<Asked, 'options'> {
  question: Question
  value: unknown
  onChange: (step: number) => void
}

function Scale({ question, value, onChange, ...box }: ScaleProps) {
  const language = useLanguage()
  const { scale_min: from, scale_max: to } = question
  const [low, high] = [
    worded(question.scale_min_en, question.scale_min_sv, language),
    worded(question.scale_max_en, question.scale_max_sv, language),
  ]
  const ends = [low && `${from} = ${low}`, high && `${to} = ${high}`].filter(Boolean).join(', ')
  const steps = Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).map((step) => ({ value: step, label: step }))
  return (
    <Radios
      {...box}
      inLine
      description={ends || undefined}
      options={steps}
      value={typeof value === 'number' ? String(value) : null}
      onChange={(one) => onChange(Number(one))}
    />
  )
}

/** A yes asks to be told more. */
function Explaining({ value, onChange, error, ...box }: Asked & { value: Explained | undefined; onChange: (value: Explained) => void }) {
  const t = useFormsTexts()
  const { value: said, more } = value ?? { value: null, more: '' }
  const chosen = said === null ? null : said ? 'yes' : 'no'
  return (
    <Stack gap="xs">
      <Radios {...box} error={said ? undefined : error} value={chosen} onChange={(one) => onChange({ value: one === 'yes', more })} />
      {said && (
        <Textarea
          label={t('client.more')}
          withAsterisk
          autosize
          minRows={2}
          error={error}
          value={more}
          onChange={(event) => onChange({ value: true, more: event.currentTarget.value })}
        />
      )}
    </Stack>
  )
}
