import { InputField, RichTextView, TextAreaField, useLanguage } from '@clinic/kit/lite'
import { useState } from 'react'
import { toPlainText, toRichText, toYesNoWithText } from './answers'
import { ChoiceField, DropdownField, YesNoWithTextField } from './choice-fields'
import { FilesField } from './files-field'
import type { Question } from './forms.api'
import { useFormsTranslation } from './texts'
import type { AnswersState } from './use-answers'

interface Props {
  question: Question
  answersState: AnswersState
  error: string | undefined
}

/** Input of a question's type. */
export function QuestionField({ question, answersState, error }: Props) {
  const language = useLanguage()
  const { id, type } = question
  const label = `${localized(question.text_en, question.text_sv, language)}${question.required ? ' *' : ''}`
  const fieldProps = { question, label, error, value: answersState.answers[id], onChange: (next: unknown) => answersState.change(id, next) }
  if (type === 'html_editor')
    return <RichTextView doc={language === 'sv' ? (question.body_sv ?? question.body_en) : (question.body_en ?? question.body_sv)} />
  if (type === 'file_upload') return <FilesField question={question} label={label} answersState={answersState} error={error} />
  if (type === 'yes_no' || type === 'yes_no_textbox') return <YesNoAnswer {...fieldProps} />
  if (type === 'linear_scale') return <ScaleAnswer {...fieldProps} />
  if (type === 'dropdown' || type === 'choices' || type === 'checkboxes') return <ChoiceAnswer {...fieldProps} />
  return <TextAnswer key={answersState.restoreCount} {...fieldProps} />
}

const localized = (en: string, sv: string, language: string) => (language === 'sv' ? sv || en : en || sv)

interface AnswerProps {
  question: Question
  label: string
  error: string | undefined
  value: unknown
  onChange: (value: unknown) => void
}

function YesNoAnswer({ question, label, error, value, onChange }: AnswerProps) {
  const t = useFormsTranslation()
  const options = [
    { id: 'yes', name: t('yes') },
    { id: 'no', name: t('no') },
  ]
  if (question.type === 'yes_no_textbox')
    return <YesNoWithTextField label={label} options={options} value={toYesNoWithText(value)} onChange={onChange} error={error} />
  const selected = value === undefined ? [] : [value ? 'yes' : 'no']
  return <ChoiceField label={label} options={options} selected={selected} onChange={(option) => onChange(option === 'yes')} error={error} />
}

function ChoiceAnswer({ question, label, error, value, onChange }: AnswerProps) {
  const language = useLanguage()
  const options = question.options.map((option) => ({ id: option.id, name: localized(option.en, option.sv, language) }))
  if (question.type === 'dropdown')
    return <DropdownField label={label} options={options} value={String(value ?? '')} onChange={onChange} error={error} />
  if (question.type === 'choices')
    return (
      <ChoiceField
        label={label}
        options={options}
        selected={value === undefined ? [] : [String(value)]}
        onChange={onChange}
        error={error}
      />
    )
  const selected = (value as string[] | undefined) ?? []
  const toggle = (option: string) => onChange(selected.includes(option) ? selected.filter((id) => id !== option) : [...selected, option])
  return <ChoiceField label={label} options={options} selected={selected} onChange={toggle} error={error} isMultiple />
}

function ScaleAnswer({ question, label, error, value, onChange }: AnswerProps) {
  const language = useLanguage()
  const { scale_min: min, scale_max: max } = question
  const options = Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).map((id) => ({ id, name: id }))
  const minLabel = localized(question.scale_min_en, question.scale_min_sv, language)
  const maxLabel = localized(question.scale_max_en, question.scale_max_sv, language)
  const selected = value === undefined ? [] : [String(value)]
  return (
    <>
      <ChoiceField
        label={label}
        options={options}
        selected={selected}
        onChange={(option) => onChange(Number(option))}
        error={error}
        isInline
      />
      {(minLabel || maxLabel) && (
        <p className="scale-ends">
          <span>{minLabel}</span>
          <span>{maxLabel}</span>
        </p>
      )}
    </>
  )
}

/** Plain text; in formatted text each line becomes a paragraph. */
function TextAnswer({ question, label, error, value, onChange }: AnswerProps) {
  const isRichText = question.type === 'rich_text'
  const [text, setText] = useState(isRichText ? toPlainText(value) : String(value ?? ''))
  const handleChange = (input: string) => {
    setText(input)
    onChange(isRichText ? toRichText(input) : input)
  }
  const field = { label, error, value: text, maxLength: question.max_answer_length }
  return question.type === 'short_answer' ? (
    <InputField {...field} onChange={(event) => handleChange(event.target.value)} />
  ) : (
    <TextAreaField {...field} rows={6} onChange={(event) => handleChange(event.target.value)} />
  )
}
