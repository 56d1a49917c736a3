import { issueText, type Language, type Memory, rules, zPersonIn } from '@clinic/kit/lite'
import { extend, refine } from 'zod/mini'
import { dialCode, splitNumber } from './countries'
import type { Details } from './portal.api'

export type TypedDetails = Omit<Details, 'country_code'> & { country: string }
export type FieldErrors = Partial<Record<keyof TypedDetails, string>>

/** What was typed, as it was typed, is kept at every key, so that a reload or a dead battery's reopened tab brings it back. */
export const keepTyped = (memory: Memory, typed: TypedDetails) => memory.set('typed', JSON.stringify(typed))

export function readTyped(memory: Memory): Partial<TypedDetails> {
  return JSON.parse(memory.get('typed') ?? '{}')
}

/** For whom the last code was sent: the same details again need no new code. */
export const keepSent = (memory: Memory, details: Details) => memory.set('sent', JSON.stringify(details))
export const readSent = (memory: Memory) => memory.get('sent')

/** After the booking a shared screen must not show the next visitor who was here. */
export function forgetTyped(memory: Memory) {
  memory.set('typed', null)
  memory.set('sent', null)
}

const named = (field: typeof zPersonIn.shape.first_name) => field.check(refine(rules.plain_name, { params: { rule: 'plain_name' } }))

const schema = extend(zPersonIn, {
  first_name: named(zPersonIn.shape.first_name),
  last_name: named(zPersonIn.shape.last_name),
  mobile_number: zPersonIn.shape.mobile_number.check(refine(rules.mobile_number, { params: { rule: 'mobile_number' } })),
})

type Checked = { details: Details; errors?: undefined } | { details?: undefined; errors: FieldErrors }

/** Turns what was typed into what the server wants, or says as the server would which fields stand in the way. */
export function checkTyped(typed: TypedDetails, language: Language): Checked {
  const result = schema.safeParse(detailsOf(typed), { error: (issue) => issueText(issue, language) })
  if (result.success) return { details: result.data }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[path[0] as keyof TypedDetails] ??= message
  return { errors }
}

/** A number that can't be read stays as it was typed, and is refused. */
function detailsOf({ country, ...typed }: TypedDetails): Record<string, string> {
  const number = splitNumber(typed.mobile_number, country)
  const details = { ...typed, country_code: `+${dialCode(number.country)}`, mobile_number: number.national || typed.mobile_number }
  return Object.fromEntries(Object.entries(details).map(([name, text]) => [name, text?.trim() ?? '']))
}
