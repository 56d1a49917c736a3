import { getValidationMessage, type Language, type RichNode } from '@clinic/kit/lite'
import type { Answers, Question } from './forms.api'

interface FilledForm {
  answers: Answers
  uploads: Record<string, unknown>
}

export interface YesNoWithText {
  value: boolean | null
  more: string
}

export const toYesNoWithText = (value: unknown): YesNoWithText => (value as YesNoWithText | undefined) ?? { value: null, more: '' }

/** Convert plain text to the server's rich text, a paragraph for each line. */
export function toRichText(text: string): RichNode | null {
  const lines = text.split('\n').filter((line) => line.trim())
  if (lines.length === 0) return null
  return { type: 'doc', content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })) }
}

export function toPlainText(doc: unknown): string {
  const node = doc as RichNode | null | undefined
  if (!node) return ''
  if (node.type === 'text') return node.text ?? ''
  const inner = (node.content ?? []).map(toPlainText)
  return node.type === 'doc' ? inner.join('\n') : inner.join('')
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Error text of an answer, or null. Applies the server's rules before the form is sent. */
export function validateAnswer(question: Question, value: unknown, language: Language): string | null {
  if (question.type === 'html_editor') return null
  if (question.type === 'yes_no_textbox') return validateYesNoWithText(question, toYesNoWithText(value), language)
  if (isEmpty(value)) return requiredError(question.required, language)
  const text = question.type === 'rich_text' ? toPlainText(value) : typeof value === 'string' ? value : ''
  return lengthError(question, text, language)
}

/** Error texts by question id; `pendingUploadError` where a picture isn't uploaded yet. */
export function validateAnswers(
  questions: readonly Question[],
  { answers, uploads }: FilledForm,
  language: Language,
  pendingUploadError: string,
) {
  const entries = questions.map(
    (question) =>
      [question.id, uploads[question.id] ? pendingUploadError : validateAnswer(question, answers[question.id], language)] as const,
  )
  return Object.fromEntries(entries.filter(([, text]) => text)) as Record<string, string>
}

function validateYesNoWithText(question: Question, { value, more }: YesNoWithText, language: Language): string | null {
  if (value === null) return requiredError(question.required, language)
  return value && !more.trim() ? requiredError(true, language) : lengthError(question, more, language)
}

const requiredError = (required: boolean, language: Language) => (required ? getValidationMessage('required', language) : null)

const lengthError = ({ max_answer_length }: Question, text: string, language: Language) =>
  [...text].length > max_answer_length ? getValidationMessage('too_long', language, { max: max_answer_length }) : null

/** The answers to send, without empty ones. */
export function withoutEmpty(questions: readonly Question[], answers: Answers): Answers {
  const answered = questions.filter(({ id, type }) => {
    if (type === 'html_editor') return false
    return type === 'yes_no_textbox' ? toYesNoWithText(answers[id]).value !== null : !isEmpty(answers[id])
  })
  return Object.fromEntries(answered.map(({ id }) => [id, answers[id]]))
}

/** The server's error texts by question id; those of an answer's parts are joined. */
export function errorsByQuestion(fields: Record<string, { message: string }[]>): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [field, errors] of Object.entries(fields)) {
    const [head, id] = field.split('.')
    if (head === 'answers' && id) messages[id] = errors.map(({ message }) => message).join(' ')
  }
  return messages
}
