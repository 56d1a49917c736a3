import type { Schema } from '@clinic/kit/api'
import { createUuid } from '@clinic/kit/api'

/** A question as it is edited. The maximum length of its answer is computed by the server. */
export type Question = Omit<Schema['QuestionOut'], 'max_answer_length'>
export type QuestionType = Question['type']
export type Answers = Record<string, unknown>
export interface YesNoWithText {
  value: boolean | null
  more: string
}

export const QUESTION_TYPES: QuestionType[] = [
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

export const CHOICE_TYPES = new Set<QuestionType>(['dropdown', 'choices', 'checkboxes'])
export const TEXT_TYPES = new Set<QuestionType>(['textbox', 'short_answer', 'rich_text', 'yes_no_textbox'])

export const newOption = () => ({ id: createUuid().slice(0, 8), en: '', sv: '' })

export const newQuestion = (): Question => ({
  id: createUuid(),
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

/** The text in the given language, or in the other one when it is empty. */
export const localized = (en: string, sv: string, language: string) => (language.startsWith('sv') ? sv || en : en || sv)

export const localizedBody = (question: Question, language: string) =>
  language.startsWith('sv') ? (question.body_sv ?? question.body_en) : (question.body_en ?? question.body_sv)

export const optionName = (question: Question, id: unknown, language: string) => {
  const option = question.options.find((candidate) => candidate.id === id)
  return option ? localized(option.en, option.sv, language) : ''
}
