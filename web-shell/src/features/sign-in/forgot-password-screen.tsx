import { AuthLayout } from '@clinic/kit/app'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { Alert, Anchor } from '@clinic/kit/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShellTranslation } from '../../texts'
import { forgotPassword } from './password.api'

/** Requests a link to reset the password. The response is the same for unknown addresses (PLT-015). */
export function ForgotPasswordScreen() {
  const t = useShellTranslation()
  const [isSent, setIsSent] = useState(false)
  const form = useKitForm('PasswordResetRequest', {
    initialValues: { email: '', area: 'staff' },
    onSubmit: forgotPassword,
    onDone: () => setIsSent(true),
  })
  return (
    <AuthLayout title={t('forgot.title')} intro={t('forgot.intro')}>
      {isSent ? (
        <Alert color="teal" role="status">
          {t('forgot.sent')}
        </Alert>
      ) : (
        <Form form={form} label={t('forgot.title')}>
          <TextField name="email" type="email" label={t('common.email')} autoComplete="username" required />
          <Submit fullWidth>{t('forgot.send')}</Submit>
        </Form>
      )}
      <Anchor component={Link} to="/login">
        {t('signIn.back')}
      </Anchor>
    </AuthLayout>
  )
}
