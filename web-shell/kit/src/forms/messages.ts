import type { z } from 'zod'
import { serverTexts } from '../api/generated/texts'
import { getLanguage } from '../i18n'
import { kitText } from '../texts'

type Issue = z.core.$ZodRawIssue

const absent = (input: unknown): boolean => input === undefined || input === null || input === ''

/** A rule's text comes with the API's schema, so that both sides say the same (PLT-106). */
function ruleText(rule: string): string {
  const given: Record<string, string> = serverTexts[getLanguage()]
  return given[`rule.${rule}`] ?? kitText('error.invalid')
}

function sizeText(issue: Issue, count: number, short: 'tooShort' | 'tooSmall', long: 'tooLong' | 'tooBig'): string {
  return kitText(`error.${issue.code === 'too_small' ? short : long}`, { count })
}

const formats: Record<string, Parameters<typeof kitText>[0]> = { email: 'error.email', date: 'error.date' }

function sizeOf(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const count = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  return issue.origin === 'string' ? sizeText(issue, count, 'tooShort', 'tooLong') : sizeText(issue, count, 'tooSmall', 'tooBig')
}

const typeText = (expected: string): string => kitText(['number', 'int'].includes(expected) ? 'error.number' : 'required')

/** What a person reads for an issue that zod found, in the language of the screen. */
export function messageOf(issue: Issue): string {
  if (issue.code === 'custom') return ruleText(String(issue.params?.rule ?? ''))
  if (absent(issue.input)) return kitText('required')
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeOf(issue)
  if (issue.code === 'invalid_format') return kitText(formats[issue.format] ?? 'error.invalid')
  return issue.code === 'invalid_type' ? typeText(issue.expected) : kitText('error.invalid')
}
