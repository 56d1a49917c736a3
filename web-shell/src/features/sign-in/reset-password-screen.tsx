import { passwordTwice, schemaOf } from '@clinic/kit/api'
import { PlainFrame } from '@clinic/kit/app'
import { Form, PasswordField, Submit, useKitForm } from '@clinic/kit/forms'
import { Anchor, toast } from '@clinic/kit/ui'
import { Link, useNavigate, useParams } from 'react-router'
import { useShellTexts } from '../../texts'
import { resetPassword } from './password.api'

/** The page that the link in the mail opens. */
export function ResetPasswordScreen() {
  const t = useShellTexts()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const done = () => {
    toast.success(t('reset.done'))
    navigate('/login')
  }
  const form = useKitForm({
    schema: passwordTwice(schemaOf('ResetPasswordIn')),
    initial: { token, password: '', password_confirmation: '' },
    onSubmit: resetPassword,
    onDone: done,
  })
  return (
    <PlainFrame title={t('reset.title')}>
      <Form form={form} label={t('reset.title')}>
        <PasswordField name="password" label={t('newPassword')} help={t('passwordHelp')} autoComplete="new-password" required />
        <PasswordField name="password_confirmation" label={t('passwordAgain')} autoComplete="new-password" required />
        <Submit fullWidth>{t('reset.save')}</Submit>
      </Form>
      <Anchor component={Link} to="/forgot-password">
        {t('reset.another')}
      </Anchor>
    </PlainFrame>
  )
}
