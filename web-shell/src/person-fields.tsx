import { SelectField, TextField } from '@clinic/kit/forms'
import { useLanguage } from '@clinic/kit/i18n'
import { SimpleGrid } from '@clinic/kit/ui'
import { getCountryOptions } from './countries'
import { useShellTranslation } from './texts'

/** A person's address and personal id, which only they and administrators see (PLT-033). */
export function PrivateFields() {
  const t = useShellTranslation()
  return (
    <>
      <TextField name="street_address" label={t('company.streetAddress')} autoComplete="street-address" />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField name="zip_code" label={t('company.zipCode')} autoComplete="postal-code" />
        <TextField name="city" label={t('company.city')} autoComplete="address-level2" />
        <TextField name="state" label={t('person.state')} autoComplete="address-level1" />
        <SelectField name="country" label={t('country')} options={getCountryOptions(useLanguage())} />
      </SimpleGrid>
      <TextField name="personal_id" label={t('person.personalId')} description={t('person.personalIdHelp')} />
    </>
  )
}
