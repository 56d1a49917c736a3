import { DateField, NumberField, SelectField, TextField } from '@clinic/kit/forms'
import { useLanguage } from '@clinic/kit/i18n'
import { type ExtraField, getExtraFieldName, useClientFields } from '@clinic/kit/session'
import { useComponentsTranslation } from './texts'

function ExtraFieldInput({ field }: { field: ExtraField }) {
  const t = useComponentsTranslation()
  const props = { name: `extra_fields.${field.id}`, label: getExtraFieldName(field, useLanguage()), required: field.is_required ?? false }
  const yesNo = (['yes', 'no'] as const).map((value) => ({ value, label: t(`extraFields.${value}`) }))
  switch (field.type) {
    case 'number':
      return <NumberField {...props} decimals={2} />
    case 'date':
      return <DateField {...props} />
    case 'choice':
      return <SelectField {...props} options={(field.choices ?? []).map((value) => ({ value, label: value }))} clearable />
    case 'yes_no':
      return <SelectField {...props} options={yesNo} clearable />
    default:
      return <TextField {...props} />
  }
}

/** The inputs of the clinic's own fields of a client (PLT-054), all of them or those that are required. */
export function ExtraFieldInputs({ isRequiredOnly = false }: { isRequiredOnly?: boolean }) {
  const { extraFields } = useClientFields()
  const fields = isRequiredOnly ? extraFields.filter(({ is_required }) => is_required) : extraFields
  return fields.map((field) => <ExtraFieldInput key={field.id} field={field} />)
}
