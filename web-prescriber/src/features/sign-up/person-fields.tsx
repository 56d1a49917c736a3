import { TextField } from '@clinic/kit/forms'
import { SimpleGrid } from '@clinic/kit/ui'
import { usePrescriberTexts } from '../../texts'

/** Who a prescriber is, and the number that their BankID has to have. */
export function Person() {
  const t = usePrescriberTexts()
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField name="first_name" label={t('signUp.firstName')} autoComplete="given-name" required />
        <TextField name="last_name" label={t('signUp.lastName')} autoComplete="family-name" required />
      </SimpleGrid>
      <TextField
        name="personal_id"
        label={t('request.personalId')}
        help={t('signUp.personalIdHelp')}
        placeholder={t('signUp.personalIdFormat')}
        required
      />
    </>
  )
}
