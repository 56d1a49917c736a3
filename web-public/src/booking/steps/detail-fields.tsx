import { FieldWrapper, InputField, TextAreaField, useLanguage } from '@clinic/kit/lite'
import { useTranslation } from '../../texts'
import type { DetailsFormValues, FieldErrors } from '../details-form'
import type { Clinic } from '../portal.api'
import { ADDRESS_FIELDS, type FieldName, getExtraName, listRequiredNames } from '../required-details'

interface Props {
  clinic: Clinic
  values: DetailsFormValues
  errors: FieldErrors
}

const ADDRESS_PARTS = { street_address: 'address-line1', zip_code: 'postal-code', city: 'address-level2' } as const

/** The fields that this clinic asks for besides name, phone and e-mail (BKG-040), and its own public ones (PLT-054). */
export function DetailFields({ clinic, values, errors }: Props) {
  const t = useTranslation()
  const required = listRequiredNames(clinic)
  const getProps = (name: FieldName, label: string) => ({
    name,
    label: required.includes(name) ? label : t('details.optional', { label }),
    defaultValue: values[name],
    error: errors[name],
    required: required.includes(name),
  })
  const { content } = clinic
  return (
    <>
      {content.date_of_birth !== 'hidden' && (
        <InputField {...getProps('date_of_birth', t('details.dateOfBirth'))} type="date" autoComplete="bday" />
      )}
      {content.address !== 'hidden' &&
        ADDRESS_FIELDS.map((name) => (
          <InputField key={name} {...getProps(name, t(`details.${name}`))} autoComplete={ADDRESS_PARTS[name]} />
        ))}
      {clinic.extra_fields.map((field) => (
        <ExtraField key={field.id} field={field} getProps={getProps} />
      ))}
      {content.special_request !== 'hidden' && <TextAreaField {...getProps('special_request', t('details.request'))} />}
    </>
  )
}

interface ExtraFieldProps {
  field: Clinic['extra_fields'][number]
  getProps: (
    name: FieldName,
    label: string,
  ) => { name: string; label: string; defaultValue: string | undefined; error: string | undefined; required: boolean }
}

function ExtraField({ field, getProps }: ExtraFieldProps) {
  const t = useTranslation()
  const language = useLanguage()
  const label = language === 'sv' ? field.name_sv || field.name_en : field.name_en || field.name_sv
  const props = getProps(getExtraName(field.id), label)
  if (field.type !== 'choice' && field.type !== 'yes_no') return <InputField {...props} type={field.type} step="any" />
  const { error, label: shownLabel, ...select } = props
  const choices =
    field.type === 'choice'
      ? field.choices.map((choice) => [choice, choice] as const)
      : (['yes', 'no'] as const).map((value) => [value, t(value)] as const)
  return (
    <FieldWrapper id={props.name} label={shownLabel} error={error}>
      <select
        {...select}
        id={props.name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${props.name}-error` : undefined}
      >
        <option value="" />
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldWrapper>
  )
}
