import type { Schema } from '@clinic/kit/api'
import { newKey } from '@clinic/kit/api'

/** As it is written; how long an answer may be follows from it. */
export type Question = Omit<Schema['QuestionOut'], 'longest'>
export type QuestionType = Question['type']
export type Answers = Record<string, unknown>
export interface Explained {
  value: boolean | null
  more: string
}

export const TYPES: QuestionType[] = [
  'yes_no',
  'yes_no_textbox',
  'textbox',
  'short_answer',
  'rich_text',
  'dropdown',
  'choices',
  'checkboxes',
  'linear_scale',
  'file_upload',
  'html_editor',
]

export const CHOSEN = new Set<QuestionType>(['dropdown', 'choices', 'checkboxes'])
export const WRITTEN = new Set<QuestionType>(['textbox', 'short_answer', 'rich_text', 'yes_no_textbox'])

export const newOption = () => ({ id: newKey().slice(0, 8), en: '', sv: '' })

export const newQuestion = (): Question => ({
  id: newKey(),
  type: 'yes_no',
  text_en: '',
  text_sv: '',
  required: true,
  options: [],
  max_length: null,
  max_files: 3,
  max_mb: 5,
  scale_min: 1,
  scale_max: 5,
  scale_min_en: '',
  scale_min_sv: '',
  scale_max_en: '',
  scale_max_sv: '',
  body_en: null,
  body_sv: null,
})

/** A text in one language, or in the other where that one lacks it. */
export const worded = (en: string, sv: string, language: string) => (language.startsWith('sv') ? sv || en : en || sv)

export const bodyOf = (question: Question, language: string) =>
  language.startsWith('sv') ? (question.body_sv ?? question.body_en) : (question.body_en ?? question.body_sv)

export const optionName = (question: Question, id: unknown, language: string) => {
  const found = question.options.find((one) => one.id === id)
  return found ? worded(found.en, found.sv, language) : ''
}
