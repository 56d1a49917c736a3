import { DateField, Form, Submit, useKitForm } from '@clinic/kit/forms'
import { today } from '@clinic/kit/i18n'
import { useShellTranslation } from '../../texts'
import { checkLicence } from './team.api'
import type { UserDetails } from './user-screen'

interface Props {
  user: UserDetails
  onDone: () => Promise<void>
}

/** Records the day on which the signed-in user has looked up the licence. */
export function LicenceCheckForm({ user, onDone }: Props) {
  const t = useShellTranslation()
  const form = useKitForm('LicenceCheck', {
    initialValues: { checked_on: today(), version: user.version ?? 1 },
    onSubmit: checkLicence(user.id),
    onDone,
  })
  return (
    <Form form={form} label={t('licence.check')}>
      <DateField name="checked_on" label={t('licence.checkedOn')} max={today()} required clearable={false} />
      <Submit variant="default">{t('licence.check')}</Submit>
    </Form>
  )
}
