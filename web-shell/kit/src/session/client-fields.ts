import type { Schema } from '../api'
import { getClientFieldName } from '../core/client-field-name'
import { type Language, useLanguage } from '../i18n'
import { useKitTranslation } from '../texts'
import { useSessionStore } from './session'

export type ExtraField = Schema['ExtraField']
export type ClientFieldName = keyof Schema['ClientFields']

/** The fields that the clinic may hide, require and name (PLT-053, REC-013), in the order of the staff's form. */
export const CLIENT_FIELD_NAMES = [
  'mobile_number',
  'email',
  'personal_id',
  'cpr_id',
  'date_of_birth',
  'occupation',
  'street_address',
  'zip_code',
  'city',
  'state',
  'country',
  'profile_photo',
] as const satisfies ClientFieldName[]

export const isClientFieldName = (name: string): name is ClientFieldName => CLIENT_FIELD_NAMES.some((field) => field === name)

/** The name of a field of the clinic's own in a language; where it has only one, that one. */
export const getExtraFieldName = (field: ExtraField, language: Language): string => getClientFieldName(field, '', language)

const NO_FIELDS: ExtraField[] = []
const sortExtraFields = (fields: ExtraField[]) =>
  fields.filter(({ is_deleted }) => !is_deleted).sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id.localeCompare(b.id))

/** How the clinic uses the fields of a client: what they are called, which the form shows, and which it requires. */
export function useClientFields() {
  const t = useKitTranslation()
  const language = useLanguage()
  const fields = useSessionStore(({ session }) => session?.client_fields)
  const allExtraFields = useSessionStore(({ session }) => session?.extra_fields) ?? NO_FIELDS
  const extraFields = sortExtraFields(allExtraFields)
  const getUsualLabel = (name: ClientFieldName) => t(`clientFields.${name}`)
  const isVisible = (name: ClientFieldName) => fields?.[name].is_visible ?? true
  return {
    getUsualLabel,
    getLabel: (name: ClientFieldName) => getClientFieldName(fields?.[name], getUsualLabel(name), language),
    isVisible,
    isRequired: (name: ClientFieldName) => fields?.[name].is_required ?? false,
    /** The fields that the form requires, those of the clinic's own too, by their names in the form. */
    requiredNames: [
      ...CLIENT_FIELD_NAMES.filter((name) => fields?.[name].is_required),
      ...extraFields.filter(({ is_required }) => is_required).map(({ id }) => `extra_fields.${id}`),
    ],
    /** The clinic's own fields in their order (PLT-054). */
    extraFields,
    /** The clinic's own field of an id, a deleted one too, for what is in the history. */
    findExtraField: (id: string) => allExtraFields.find((field) => field.id === id),
  }
}
