import { Field, RichTextView, TextField } from '@clinic/kit/lite'
import { useState } from 'react'
import { docOf, explained, textOf } from './answers'
import { Choices, Dropdown, Explaining } from './choices'
import { FilesField } from './files-field'
import type { Question } from './forms.api'
import { useFormsTexts } from './texts'
import type { Filling } from './use-answers'

interface Props {
  question: Question
  filling: Filling
  error: string | undefined
}

/** One question, answered in the way of its type. */
export function QuestionField({ question, filling, error }: Props) {
  const { language } = useFormsTexts()
  const { id, type } = question
  const label = `${worded(question.text_en, question.text_sv, language)}${question.required ? ' *' : ''}`
  const asked = { question, label, error, value: filling.answers[id], change: (next: unknown) => filling.change(id, next) }
  if (type === 'html_editor')
    return <RichTextView doc={language === 'sv' ? (question.body_sv ?? question.body_en) : (question.body_en ?? question.body_sv)} />
  if (type === 'file_upload') return <FilesField question={question} label={label} filling={filling} error={error} />
  if (type === 'yes_no' || type === 'yes_no_textbox') return <YesNo {...asked} />
  if (type === 'linear_scale') return <Scale {...asked} />
  if (type === 'dropdown' || type === 'choices' || type === 'checkboxes') return <Chosen {...asked} />
  return <Written key={filling.brought} {...asked} />
}

const worded = (en: string, sv: string, language: string) => (language === 'sv' ? sv || en : en || sv)

interface Asked {
  question: Question
  label: string
  error: string | undefined
  value: unknown
  change: (value: unknown) => void
}

function YesNo({ question, label, error, value, change }: Asked) {
  const { t } = useFormsTexts()
  const options = [
    { id: 'yes', name: t.yes },
    { id: 'no', name: t.no },
  ]
  if (question.type === 'yes_no_textbox')
    return <Explaining label={label} options={options} value={explained(value)} onChange={change} error={error} />
  const chosen = value === undefined ? [] : [value ? 'yes' : 'no']
  return <Choices label={label} options={options} chosen={chosen} onChange={(one) => change(one === 'yes')} error={error} />
}

function Chosen({ question, label, error, value, change }: Asked) {
  const { language } = useFormsTexts()
  const options = question.options.map((one) => ({ id: one.id, name: worded(one.en, one.sv, language) }))
  if (question.type === 'dropdown')
    return <Dropdown label={label} options={options} value={String(value ?? '')} onChange={change} error={error} />
  if (question.type === 'choices')
    return <Choices label={label} options={options} chosen={value === undefined ? [] : [String(value)]} onChange={change} error={error} />
  const chosen = (value as string[] | undefined) ?? []
  const turn = (one: string) => change(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return <Choices label={label} options={options} chosen={chosen} onChange={turn} error={error} several />
}

function Scale({ question, label, error, value, change }: Asked) {
  const { language } = useFormsTexts()
  const { scale_min: from, scale_max: to } = question
  const options = Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).map((id) => ({ id, name: id }))
  const low = worded(question.scale_min_en, question.scale_min_sv, language)
  const high = worded(question.scale_max_en, question.scale_max_sv, language)
  const chosen = value === undefined ? [] : [String(value)]
  return (
    <>
      <Choices label={label} options={options} chosen={chosen} onChange={(one) => change(Number(one))} error={error} inLine />
      {(low || high) && (
        <p className="scale-ends">
          <span>{low}</span>
          <span>{high}</span>
        </p>
      )}
    </>
  )
}

/** Words; a formatted text keeps its paragraphs. */
function Written({ question, label, error, value, change }: Asked) {
  const rich = question.type === 'rich_text'
  const [text, setText] = useState(rich ? textOf(value) : String(value ?? ''))
  const write = (typed: string) => {
    setText(typed)
    change(rich ? docOf(typed) : typed)
  }
  const field = { label, error, value: text, maxLength: question.longest }
  return question.type === 'short_answer' ? (
    <Field {...field} onChange={(event) => write(event.target.value)} />
  ) : (
    <TextField {...field} rows={6} onChange={(event) => write(event.target.value)} />
  )
}
