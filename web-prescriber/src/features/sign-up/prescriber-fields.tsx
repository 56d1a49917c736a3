import { TextField } from '@clinic/kit/forms'
import { SimpleGrid } from '@clinic/kit/ui'
import { usePrescriberTranslation } from '../../texts'

/** The prescriber's name and personal id, which must match their BankID, and their prescriber code. */
export function PrescriberFields() {
  const t = usePrescriberTranslation()
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField name="first_name" label={t('common.firstName')} autoComplete="given-name" required />
        <TextField name="last_name" label={t('common.lastName')} autoComplete="family-name" required />
      </SimpleGrid>
      <TextField
        name="personal_id"
        label={t('request.personalId')}
        description={t('signUp.personalIdHelp')}
        placeholder={t('signUp.personalIdFormat')}
        required
      />
      <TextField name="prescriber_code" label={t('signUp.code')} description={t('signUp.codeHelp')} />
    </>
  )
}
