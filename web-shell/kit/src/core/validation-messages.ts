import type { core } from 'zod'
import { patternCodes, serverTexts } from '../api/generated/texts'
import type { Language } from './locale'
import { fillPlaceholders } from './translator'

export type ValidationCode = keyof typeof serverTexts.en
type Params = Record<string, unknown>
type CodeWithParams = [code: ValidationCode, params?: Params]
type SizeIssue = core.$ZodRawIssue & { code: 'too_small' | 'too_big' }

/** The server's message for an invalid field, with its parameters filled in; the browser has no messages of its own (PLT-106). */
export const getValidationMessage = (code: ValidationCode, language: Language, params: Params = {}): string =>
  fillPlaceholders(serverTexts[language][code], params)

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === ''

const toValidationCode = (code: unknown): ValidationCode => (String(code) in serverTexts.en ? (code as ValidationCode) : 'invalid')

function getSizeCode(issue: SizeIssue): CodeWithParams {
  const isTooSmall = issue.code === 'too_small'
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') return isTooSmall ? ['too_short', { min: limit }] : ['too_long', { max: limit }]
  if (issue.origin === 'array') return isTooSmall ? ['too_few', { min: limit }] : ['too_many', { max: limit }]
  if (isTooSmall) return [issue.inclusive ? 'at_least' : 'above', { limit }]
  return [issue.inclusive ? 'at_most' : 'below', { limit }]
}

function getFormatCode({ format, pattern = '' }: core.$ZodRawIssue & { code: 'invalid_format' }): ValidationCode {
  const codes: Record<string, ValidationCode> = patternCodes
  return format === 'date' ? 'date' : (codes[pattern.slice(1, -1)] ?? 'invalid')
}

/** Maps an issue of zod to the server's code, as the server maps pydantic's errors. */
function getIssueCode(issue: core.$ZodRawIssue): CodeWithParams {
  if (issue.code === 'custom') return [toValidationCode(issue.params?.rule), issue.params]
  if (isEmpty(issue.input)) return ['required']
  if (issue.code === 'too_small' || issue.code === 'too_big') return getSizeCode(issue)
  if (issue.code === 'invalid_format') return [getFormatCode(issue)]
  if (issue.code === 'invalid_value') return ['choice']
  return [issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected) ? 'number' : 'invalid']
}

export const getZodIssueMessage = (issue: core.$ZodRawIssue, language: Language): string => {
  const [code, params] = getIssueCode(issue)
  return getValidationMessage(code, language, params)
}
