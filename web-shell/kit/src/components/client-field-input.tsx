import { DateField, type FieldProps, ImageUploadField, PhoneField, SelectField, TextField } from '@clinic/kit/forms'
import { getCountryOptions, useLanguage } from '@clinic/kit/i18n'
import { type ClientFieldName, useClientFields } from '@clinic/kit/session'
import { useMemo } from 'react'
import { useKitTranslation } from '../texts'

function CountryField(props: FieldProps) {
  const language = useLanguage()
  const options = useMemo(() => getCountryOptions(language).map(({ country, name }) => ({ value: country, label: name })), [language])
  return <SelectField {...props} options={options} searchable />
}

/** A field of a client with the clinic's name of it, required where the clinic says so; nothing where the clinic hides it. */
export function ClientFieldInput({ name }: { name: ClientFieldName }) {
  const t = useKitTranslation()
  const { getLabel, isVisible, isRequired } = useClientFields()
  if (!isVisible(name)) return null
  const props = { name, label: getLabel(name), required: isRequired(name) }
  switch (name) {
    case 'mobile_number':
      return <PhoneField {...props} />
    case 'email':
      return <TextField {...props} type="email" />
    case 'date_of_birth':
      return <DateField {...props} />
    case 'country':
      return <CountryField {...props} />
    case 'profile_photo':
      return <ImageUploadField {...props} single />
    case 'personal_id':
      return <TextField {...props} placeholder={t('clientFields.personalIdFormat')} />
    case 'cpr_id':
      return <TextField {...props} placeholder={t('clientFields.cprFormat')} />
    default:
      return <TextField {...props} />
  }
}
