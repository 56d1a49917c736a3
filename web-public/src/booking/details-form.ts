import {
  getDialingCode,
  getZodIssueMessage,
  type Language,
  parsePhoneNumber,
  rules,
  type SessionStore,
  zVisitorDetails,
} from '@clinic/kit/lite'
import { extend, refine } from 'zod/mini'
import type { Details } from './portal.api'

export type DetailsFormValues = Omit<Details, 'country_code' | 'policy_id'> & { country: string }
export type FieldErrors = Partial<Record<keyof DetailsFormValues, string>>

/** Save the typed values at every keystroke, so that a reload restores them. */
export const saveValues = (store: SessionStore, values: DetailsFormValues) => store.set('details', JSON.stringify(values))

export function loadValues(store: SessionStore): Partial<DetailsFormValues> {
  return JSON.parse(store.get('details') ?? '{}')
}

/** Save the details of the last sent code: unchanged details need no new code. */
export const saveSentDetails = (store: SessionStore, details: Details) => store.set('sent', JSON.stringify(details))
export const loadSentDetails = (store: SessionStore) => store.get('sent')

/** Clear the details after the booking, since the next visitor may use the same screen. */
export function clearSavedDetails(store: SessionStore) {
  store.set('details', null)
  store.set('sent', null)
}

const plainName = (field: typeof zVisitorDetails.shape.first_name) =>
  field.check(refine(rules.plain_name, { params: { rule: 'plain_name' } }))

const schema = extend(zVisitorDetails, {
  first_name: plainName(zVisitorDetails.shape.first_name),
  last_name: plainName(zVisitorDetails.shape.last_name),
  mobile_number: zVisitorDetails.shape.mobile_number.check(refine(rules.mobile_number, { params: { rule: 'mobile_number' } })),
})

type ValidatedDetails = { details: Details; errors?: undefined } | { details?: undefined; errors: FieldErrors }

/** Convert the form's values to the request, or return the same field errors as the server would. */
export function validateDetails(values: DetailsFormValues, language: Language): ValidatedDetails {
  const result = schema.safeParse(toRequest(values), { error: (issue) => getZodIssueMessage(issue, language) })
  if (result.success) return { details: result.data }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[path[0] as keyof DetailsFormValues] ??= message
  return { errors }
}

/** An unreadable phone number is left as typed and then rejected. */
function toRequest({ country, ...values }: DetailsFormValues): Record<string, string> {
  const number = parsePhoneNumber(values.mobile_number, country)
  const details = { ...values, country_code: `+${getDialingCode(number.country)}`, mobile_number: number.national || values.mobile_number }
  return Object.fromEntries(Object.entries(details).map(([name, text]) => [name, text?.trim() ?? '']))
}
