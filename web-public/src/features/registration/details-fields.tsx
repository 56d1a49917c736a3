import { FieldWrapper, getClientFieldName, getCountryOptions, getDescribedByProps, InputField, useLanguage } from '@clinic/kit/lite'
import { type ComponentProps, useId } from 'react'
import { PhoneField } from '../../booking/phone-field'
import { useTranslation } from '../../texts'
import { type FieldErrors, listRequired, type TypedValues } from './details-values'
import { PictureField } from './picture-field'
import type { RegistrationClinic } from './registration.api'
import { useRegistrationTranslation } from './texts'

interface Props {
  clinic: RegistrationClinic
  typed: TypedValues
  errors: FieldErrors
  uploadPicture: (file: File) => Promise<string>
}

type FieldName = keyof RegistrationClinic['fields']

/** The fields of a client that the clinic shows, and its own. */
export function DetailsFields({ clinic, typed, errors, uploadPicture }: Props) {
  const t = useRegistrationTranslation()
  const common = useTranslation()
  const language = useLanguage()
  const required = listRequired(clinic)
  const inputProps = (name: string, label: string) => ({
    name,
    label,
    defaultValue: typed[name] ?? '',
    error: errors[name],
    required: required.includes(name),
  })
  const fieldProps = (name: FieldName, usual: string) => inputProps(name, getClientFieldName(clinic.fields[name], usual, language))
  const isShown = (name: FieldName) => clinic.fields[name].is_visible
  const text = (name: FieldName, usual: string, props: Partial<ComponentProps<typeof InputField>> = {}) =>
    isShown(name) && <InputField {...fieldProps(name, usual)} {...props} />
  return (
    <>
      <div className="pair">
        <InputField {...inputProps('first_name', common('details.firstName'))} autoComplete="given-name" />
        <InputField {...inputProps('last_name', common('details.lastName'))} autoComplete="family-name" />
      </div>
      {isShown('mobile_number') && (
        <PhoneField
          label={fieldProps('mobile_number', common('details.phone')).label}
          values={{ country: typed.country_of_phone ?? clinic.country, mobile_number: typed.mobile_number ?? '' }}
          timezone={clinic.timezone}
          error={errors.mobile_number}
          countryName="country_of_phone"
          isRequired={required.includes('mobile_number')}
        />
      )}
      <InputField {...fieldProps('email', common('details.email'))} type="email" inputMode="email" autoComplete="email" />
      {clinic.proof === 'code' && text('personal_id', common('details.personalId'), { inputMode: 'numeric', autoComplete: 'off' })}
      {text('cpr_id', t('details.cprId'), { inputMode: 'numeric', autoComplete: 'off' })}
      {text('date_of_birth', t('details.dateOfBirth'), { type: 'date', autoComplete: 'bday' })}
      {text('street_address', t('details.street'), { autoComplete: 'street-address' })}
      <div className="pair">
        {text('zip_code', t('details.zip'), { autoComplete: 'postal-code' })}
        {text('city', t('details.city'), { autoComplete: 'address-level2' })}
      </div>
      {text('state', t('details.state'), { autoComplete: 'address-level1' })}
      {isShown('country') && <CountryField {...fieldProps('country', t('details.country'))} usual={clinic.country} />}
      {text('occupation', t('details.occupation'), { autoComplete: 'organization-title' })}
      {isShown('profile_photo') && <PictureField {...fieldProps('profile_photo', t('details.photo'))} upload={uploadPicture} />}
      {[...clinic.extra_fields]
        .sort((first, second) => first.position - second.position)
        .map((field) => (
          <ExtraField
            key={field.id}
            field={field}
            {...inputProps(`extra_fields.${field.id}`, language === 'sv' ? field.name_sv || field.name_en : field.name_en || field.name_sv)}
          />
        ))}
    </>
  )
}

interface SelectProps {
  name: string
  label: string
  defaultValue: string
  error: string | undefined
  required: boolean
}

function SelectField({ options, ...props }: SelectProps & { options: { value: string; label: string }[] }) {
  const t = useRegistrationTranslation()
  const id = useId()
  const { label, error, ...select } = props
  return (
    <FieldWrapper id={id} label={label} error={error}>
      <select {...select} id={id} {...getDescribedByProps(id, undefined, error)}>
        <option value="">{t('details.choose')}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldWrapper>
  )
}

function CountryField({ usual, ...props }: SelectProps & { usual: string }) {
  const language = useLanguage()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const options = [...new Set(getCountryOptions(language).map(({ country }) => country))].map((value) => ({
    value,
    label: names.of(value) ?? value,
  }))
  return <SelectField {...props} defaultValue={props.defaultValue || usual} options={options} />
}

function ExtraField({ field, ...props }: SelectProps & { field: RegistrationClinic['extra_fields'][number] }) {
  const t = useRegistrationTranslation()
  if (field.type === 'choice') return <SelectField {...props} options={field.choices.map((choice) => ({ value: choice, label: choice }))} />
  if (field.type === 'yes_no')
    return (
      <SelectField
        {...props}
        options={[
          { value: 'yes', label: t('details.yes') },
          { value: 'no', label: t('details.no') },
        ]}
      />
    )
  return <InputField {...props} type={field.type === 'date' ? 'date' : field.type === 'number' ? 'number' : 'text'} />
}
