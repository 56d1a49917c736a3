import { getDialingCode, getValidationMessage, type Language, parsePhoneNumber, type SessionStore } from '@clinic/kit/lite'
import type { RegistrationClinic, RegistrationDetails } from './registration.api'

/** What is typed, by the name of its field; a field of the clinic's own as `extra_fields.<id>`. */
export type TypedValues = Record<string, string>
export type FieldErrors = Record<string, string>

const EXTRA = 'extra_fields.'
const STORED = 'details'

export const loadTyped = (store: SessionStore): TypedValues => JSON.parse(store.get(STORED) ?? '{}')
export const saveTyped = (store: SessionStore, values: TypedValues) => store.set(STORED, JSON.stringify(values))

export const readTyped = (form: HTMLFormElement): TypedValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))

/** The fields that must be filled in: the names, those that the clinic requires, and an address for the code. */
export function listRequired(clinic: RegistrationClinic): string[] {
  const required = Object.entries(clinic.fields)
    .filter(([name, field]) => field.is_required && !(name === 'personal_id' && clinic.proof === 'bankid'))
    .map(([name]) => name)
  const needsEmail = clinic.proof === 'code' && (clinic.code_channel === 'mail' || !clinic.fields.mobile_number.is_visible)
  const own = clinic.extra_fields.filter((field) => field.is_required).map(({ id }) => EXTRA + id)
  return ['first_name', 'last_name', ...required, ...(needsEmail ? ['email'] : []), ...own]
}

export function findEmpty(clinic: RegistrationClinic, values: TypedValues, language: Language): FieldErrors {
  const message = getValidationMessage('required', language)
  return Object.fromEntries(listRequired(clinic).flatMap((name) => (values[name] ? [] : [[name, message]])))
}

/** The request's body; an unreadable phone number is left as typed and then refused. */
export function toDetails(clinic: RegistrationClinic, values: TypedValues, practitionerId: string | null): RegistrationDetails {
  const { country_of_phone: phoneCountry = '', mobile_number = '', ...others } = values
  const number = mobile_number ? parsePhoneNumber(mobile_number, phoneCountry) : null
  const own = clinic.extra_fields.flatMap(({ id, type }) => {
    const value = values[EXTRA + id]
    return value ? [[id, type === 'number' ? Number(value) : value]] : []
  })
  const texts = Object.fromEntries(Object.entries(others).filter(([name, value]) => value && !name.startsWith(EXTRA)))
  return {
    ...(texts as unknown as RegistrationDetails),
    ...(number && { country_code: `+${getDialingCode(number.country)}`, mobile_number: number.national || mobile_number }),
    extra_fields: Object.fromEntries(own),
    membership_id: practitionerId,
    policy_id: clinic.policy?.id ?? null,
  }
}
