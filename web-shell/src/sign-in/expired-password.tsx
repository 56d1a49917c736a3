import { fieldRules, withFieldRules, withPasswordConfirmation, zNewPassword } from '@clinic/kit/lite'
import { AuthLayout } from './auth-layout'
import { PasswordField } from './form/fields'
import { Form, Submit } from './form/form'
import { useForm } from './form/use-form'
import { useSession } from './session'
import { changeExpiredPassword, type PendingStep } from './sign-in.api'
import { useTranslation } from './texts'

const schema = withPasswordConfirmation(withFieldRules(zNewPassword, fieldRules.NewPassword))

interface Props {
  area: PendingStep['area']
  onProved: (area: PendingStep['area']) => void
}

/** The last step of a sign-in whose password is older than the clinic allows (PLT-017). */
export function ExpiredPassword({ area, onProved }: Props) {
  const t = useTranslation()
  const { startSession } = useSession()
  const form = useForm(schema, {
    initialValues: { password: '', password_confirmation: '' },
    onSubmit: async (submission) => {
      const session = await changeExpiredPassword(submission)
      onProved(area)
      startSession(session)
    },
  })
  return (
    <AuthLayout title={t('expired.title')} intro={t('expired.intro')}>
      <Form form={form} label={t('expired.title')}>
        <PasswordField name="password" label={t('newPassword')} description={t('passwordHelp')} autoComplete="new-password" />
        <PasswordField name="password_confirmation" label={t('passwordConfirmation')} autoComplete="new-password" />
        <Submit>{t('reset.save')}</Submit>
      </Form>
    </AuthLayout>
  )
}
