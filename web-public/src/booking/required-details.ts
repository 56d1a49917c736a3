import type { Clinic, Details } from './portal.api'

type DetailName = Exclude<keyof Details, 'country_code' | 'policy_id' | 'extra_fields'>
/** The name of an input of the visitor's details. */
export type FieldName = DetailName | 'country' | `extra_fields.${string}`

export const ADDRESS_FIELDS = ['street_address', 'zip_code', 'city'] as const

/** The name of the input of a field of the clinic's own. */
export const getExtraName = (id: string): FieldName => `extra_fields.${id}`

/** The names of the inputs that this clinic requires besides name, phone and e-mail; BankID gives the personal number (BKG-040). */
export function listRequiredNames({ content, extra_fields }: Clinic): FieldName[] {
  const names = (['date_of_birth', 'special_request'] as const).filter((name) => content[name] === 'required')
  return [
    ...names,
    ...(content.personal_id === 'required' && !content.needs_bankid ? (['personal_id'] as const) : []),
    ...(content.address === 'required' ? ADDRESS_FIELDS : []),
    ...extra_fields.filter(({ is_required }) => is_required).map(({ id }) => getExtraName(id)),
  ]
}
