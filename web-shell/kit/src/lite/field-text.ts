import type { core } from 'zod'
import { patternCodes, serverTexts } from '../api/generated/texts'
import type { Language } from './i18n'

export type FieldCode = keyof typeof serverTexts.en
type Facts = Record<string, unknown>
type Said = [code: FieldCode, facts?: Facts]
type SizeIssue = core.$ZodRawIssue & { code: 'too_small' | 'too_big' }

/** The server's sentence beside a field, with its facts: there is no other (PLT-106). */
export const fieldText = (code: FieldCode, language: Language, facts: Facts = {}): string =>
  serverTexts[language][code].replace(/\{\{|\}\}|\{(\w+)\}/g, (found, name?: string) => (name ? String(facts[name]) : found.charAt(0)))

const absent = (input: unknown): boolean => input === undefined || input === null || input === ''

const known = (code: unknown): FieldCode => (String(code) in serverTexts.en ? (code as FieldCode) : 'invalid')

function sizeOf(issue: SizeIssue): Said {
  const small = issue.code === 'too_small'
  const limit = Number(small ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') return small ? ['too_short', { min: limit }] : ['too_long', { max: limit }]
  if (issue.origin === 'array') return small ? ['too_few', { min: limit }] : ['too_many', { max: limit }]
  if (small) return [issue.inclusive ? 'at_least' : 'above', { limit }]
  return [issue.inclusive ? 'at_most' : 'below', { limit }]
}

function formatOf({ format, pattern = '' }: core.$ZodRawIssue & { code: 'invalid_format' }): FieldCode {
  const codes: Record<string, FieldCode> = patternCodes
  return format === 'date' ? 'date' : (codes[pattern.slice(1, -1)] ?? 'invalid')
}

/** The server's code for what zod found, as `of_pydantic` gives it for pydantic. */
function codeOf(issue: core.$ZodRawIssue): Said {
  if (issue.code === 'custom') return [known(issue.params?.rule), issue.params]
  if (absent(issue.input)) return ['required']
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeOf(issue)
  if (issue.code === 'invalid_format') return [formatOf(issue)]
  if (issue.code === 'invalid_value') return ['choice']
  return [issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected) ? 'number' : 'invalid']
}

/** What a person reads for an issue that zod found. */
export const issueText = (issue: core.$ZodRawIssue, language: Language): string => {
  const [code, facts] = codeOf(issue)
  return fieldText(code, language, facts)
}
