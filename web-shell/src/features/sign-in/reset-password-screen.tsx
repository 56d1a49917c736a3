import { schemaOf, withPasswordConfirmation } from '@clinic/kit/api'
import { AuthLayout } from '@clinic/kit/app'
import { Form, PasswordField, Submit, useKitForm } from '@clinic/kit/forms'
import { Anchor, Button, toast } from '@clinic/kit/ui'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useShellTranslation } from '../../texts'
import { useAreaPaths } from '../../use-area-paths'
import { resetPassword } from './password.api'

/** The page of the link in the e-mail. */
export function ResetPasswordScreen() {
  const t = useShellTranslation()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { signIn, forgotPassword, isPrescriber } = useAreaPaths()
  const [isDone, setIsDone] = useState(false)
  const handleDone = () => {
    // A toast would not outlast the page load to the prescribers' app.
    if (isPrescriber) return setIsDone(true)
    toast.success(t('reset.done'))
    return navigate(signIn)
  }
  const form = useKitForm(withPasswordConfirmation(schemaOf('PasswordResetConfirm')), {
    initialValues: { token, password: '', password_confirmation: '' },
    onSubmit: resetPassword,
    onDone: handleDone,
  })
  if (isDone) {
    return (
      <AuthLayout title={t('reset.done')}>
        <Button component={Link} to={signIn} reloadDocument>
          {t('signIn.title')}
        </Button>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('reset.title')}>
      <Form form={form} label={t('reset.title')}>
        <PasswordField name="password" label={t('newPassword')} description={t('passwordHelp')} autoComplete="new-password" required />
        <PasswordField name="password_confirmation" label={t('passwordConfirmation')} autoComplete="new-password" required />
        <Submit fullWidth>{t('reset.save')}</Submit>
      </Form>
      <Anchor component={Link} to={forgotPassword} reloadDocument={isPrescriber}>
        {t('reset.requestLink')}
      </Anchor>
    </AuthLayout>
  )
}
