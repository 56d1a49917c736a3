import { fieldText, type Language, type RichNode } from '@clinic/kit/lite'
import type { Answers, Question } from './forms.api'

interface Filled {
  answers: Answers
  uploads: Record<string, unknown>
}

export interface Explained {
  value: boolean | null
  more: string
}

export const explained = (value: unknown): Explained => (value as Explained | undefined) ?? { value: null, more: '' }

/** Plain words as the server's rich text: a paragraph for each line. */
export function docOf(text: string): RichNode | null {
  const lines = text.split('\n').filter((line) => line.trim())
  if (lines.length === 0) return null
  return { type: 'doc', content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })) }
}

export function textOf(doc: unknown): string {
  const node = doc as RichNode | null | undefined
  if (!node) return ''
  if (node.type === 'text') return node.text ?? ''
  const inner = (node.content ?? []).map(textOf)
  return node.type === 'doc' ? inner.join('\n') : inner.join('')
}

const nothing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What is wrong with an answer, in words, or null: the server's own rules, so that nobody has to send a form to hear of it. */
export function wrongWith(question: Question, value: unknown, language: Language): string | null {
  if (question.type === 'html_editor') return null
  if (question.type === 'yes_no_textbox') return wrongExplained(question, explained(value), language)
  if (nothing(value)) return missing(question.required, language)
  const words = question.type === 'rich_text' ? textOf(value) : typeof value === 'string' ? value : ''
  return tooLong(question, words, language)
}

/** What keeps answers from being sent, by their questions: one is wrong, or its picture hasn't arrived (`held`). */
export function wrongAnswers(questions: readonly Question[], { answers, uploads }: Filled, language: Language, held: string) {
  const found = questions.map((one) => [one.id, uploads[one.id] ? held : wrongWith(one, answers[one.id], language)] as const)
  return Object.fromEntries(found.filter(([, text]) => text)) as Record<string, string>
}

function wrongExplained(question: Question, { value, more }: Explained, language: Language): string | null {
  if (value === null) return missing(question.required, language)
  return value && !more.trim() ? missing(true, language) : tooLong(question, more, language)
}

const missing = (required: boolean, language: Language) => (required ? fieldText('required', language) : null)

const tooLong = ({ longest }: Question, words: string, language: Language) =>
  [...words].length > longest ? fieldText('too_long', language, { max: longest }) : null

/** The answers as they are sent: those that say nothing are left out. */
export function told(questions: readonly Question[], answers: Answers): Answers {
  const said = questions.filter(({ id, type }) => {
    if (type === 'html_editor') return false
    return type === 'yes_no_textbox' ? explained(answers[id]).value !== null : !nothing(answers[id])
  })
  return Object.fromEntries(said.map(({ id }) => [id, answers[id]]))
}

/** The server's words about a question, whatever part of its answer they are about. */
export function errorsByQuestion(fields: Record<string, { message: string }[]>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [field, errors] of Object.entries(fields)) {
    const [head, id] = field.split('.')
    if (head === 'answers' && id) found[id] = errors.map(({ message }) => message).join(' ')
  }
  return found
}
