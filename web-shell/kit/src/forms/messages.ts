import type { z } from 'zod'
import { serverTexts } from '../api/generated/texts'
import { getLanguage } from '../i18n'
import { kitText } from '../texts'
import { type RuleName, rules } from './rules'

type Issue = z.core.$ZodRawIssue

const absent = (input: unknown): boolean => input === undefined || input === null || input === ''

/** A rule's text comes with the API's schema when the server gives it there, so that both sides say the same (PLT-106). */
function ruleText(rule: string): string {
  const given = (serverTexts as Record<string, Record<string, string>>)[getLanguage()]?.[`rule.${rule}`]
  return given ?? (rule in rules ? kitText(`rule.${rule as RuleName}`) : kitText('error.invalid'))
}

function sizeText(issue: Issue, count: number, short: 'tooShort' | 'tooSmall', long: 'tooLong' | 'tooBig'): string {
  return kitText(`error.${issue.code === 'too_small' ? short : long}`, { count })
}

/** What a person reads for an issue that zod found, in the language of the screen. */
export function messageOf(issue: Issue): string {
  if (issue.code !== 'custom' && absent(issue.input)) return kitText('required')
  switch (issue.code) {
    case 'custom':
      return ruleText(String(issue.params?.rule ?? ''))
    case 'too_small':
    case 'too_big': {
      const count = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
      return issue.origin === 'string' ? sizeText(issue, count, 'tooShort', 'tooLong') : sizeText(issue, count, 'tooSmall', 'tooBig')
    }
    case 'invalid_format':
      return issue.format === 'email' ? kitText('error.email') : issue.format === 'date' ? kitText('error.date') : kitText('error.invalid')
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? kitText('error.number') : kitText('required')
    default:
      return kitText('error.invalid')
  }
}
