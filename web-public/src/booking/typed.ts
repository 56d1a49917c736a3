import type { Memory } from '@clinic/kit/lite'
import { email, type infer as Infer, maxLength, minLength, object, string, trim } from 'zod/mini'
import type { PublicTexts } from '../texts'
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

function schema(t: PublicTexts) {
  const name = () => string().check(trim(), minLength(1, t.wrong.required), maxLength(80, t.wrong.tooLong))
  return object({
    first_name: name(),
    last_name: name(),
    country: string(),
    mobile_number: string().check(trim(), minLength(1, t.wrong.required)),
    email: string().check(trim(), minLength(1, t.wrong.required), email(t.wrong.email), maxLength(254, t.wrong.tooLong)),
    special_request: string().check(trim(), maxLength(1000, t.wrong.tooLong)),
  })
}

type Checked = { details: Details; errors?: undefined } | { details?: undefined; errors: FieldErrors }

/** Turns what was typed into what the server wants, or says which fields stand in the way. */
export function checkTyped(typed: TypedDetails, t: PublicTexts): Checked {
  const result = schema(t).safeParse(typed)
  if (!result.success) {
    const errors: FieldErrors = {}
    for (const { path, message } of result.error.issues) errors[path[0] as keyof TypedDetails] ??= message
    return { errors }
  }
  return withNumber(result.data, t)
}

function withNumber({ country, mobile_number, ...rest }: Infer<ReturnType<typeof schema>>, t: PublicTexts): Checked {
  const number = splitNumber(mobile_number, country)
  if (!/^\d{5,14}$/.test(number.national)) return { errors: { mobile_number: t.wrong.phone } }
  return { details: { ...rest, country_code: `+${dialCode(number.country)}`, mobile_number: number.national } }
}
