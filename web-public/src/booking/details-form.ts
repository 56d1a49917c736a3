import {
  getDialingCode,
  getValidationMessage,
  getZodIssueMessage,
  type Language,
  parsePhoneNumber,
  rules,
  type SessionStore,
  zVisitorDetails,
} from '@clinic/kit/lite'
import { extend, refine } from 'zod/mini'
import type { Clinic, Details } from './portal.api'
import { type FieldName, getExtraName, listRequiredNames } from './required-details'

/** What is typed, by the name of the input; a field that isn't shown is absent. */
export type DetailsFormValues = Partial<Record<FieldName, string>>
export type FieldErrors = Partial<Record<FieldName, string>>

/** Save the typed values at every keystroke, so that a reload restores them. */
export const saveValues = (store: SessionStore, values: DetailsFormValues) => store.set('details', JSON.stringify(values))

export function loadValues(store: SessionStore): DetailsFormValues {
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
export function validateDetails(values: DetailsFormValues, clinic: Clinic, language: Language): ValidatedDetails {
  const result = schema.safeParse(toRequest(values, clinic), { error: (issue) => getZodIssueMessage(issue, language) })
  const errors: FieldErrors = {}
  for (const name of listRequiredNames(clinic)) if (!values[name]?.trim()) errors[name] = getValidationMessage('required', language)
  for (const { path, message } of result.error?.issues ?? []) errors[path.join('.') as FieldName] ??= message
  return result.success && Object.keys(errors).length === 0 ? { details: result.data } : { errors }
}

/** An unreadable phone number is left as typed and then rejected. */
function toRequest(values: DetailsFormValues, clinic: Clinic): Record<string, unknown> {
  const { country = '', agrees_to_treatment_names, date_of_birth, ...texts } = values
  const number = parsePhoneNumber(texts.mobile_number ?? '', country)
  const details = { ...texts, country_code: `+${getDialingCode(number.country)}`, mobile_number: number.national || texts.mobile_number }
  const entries = Object.entries(details).filter(([name]) => !name.startsWith('extra_fields.'))
  return {
    ...Object.fromEntries(entries.map(([name, text]) => [name, text?.trim() ?? ''])),
    ...(date_of_birth && { date_of_birth }),
    ...(agrees_to_treatment_names && { agrees_to_treatment_names: true }),
    ...(clinic.extra_fields.length > 0 && { extra_fields: readExtraFields(values, clinic) }),
  }
}

function readExtraFields(values: DetailsFormValues, { extra_fields }: Clinic): Record<string, string | number> {
  const typed = extra_fields.map(({ id, type }) => [id, type, values[getExtraName(id)]?.trim() ?? ''] as const)
  return Object.fromEntries(typed.filter(([, , text]) => text).map(([id, type, text]) => [id, type === 'number' ? Number(text) : text]))
}
