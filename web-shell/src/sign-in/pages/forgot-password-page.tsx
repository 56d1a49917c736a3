import { Notice, zPasswordResetRequest } from '@clinic/kit/lite'
import { useState } from 'react'
import { AuthLayout } from '../auth-layout'
import { TextField } from '../form/fields'
import { Form, Submit } from '../form/form'
import { useForm } from '../form/use-form'
import { Link } from '../navigation'
import { forgotPassword } from '../sign-in.api'
import { useTranslation } from '../texts'

/** Requests a link to reset the password. The response is the same for unknown addresses (PLT-015). */
export function ForgotPasswordPage() {
  const t = useTranslation()
  const [isSent, setIsSent] = useState(false)
  const form = useForm(zPasswordResetRequest, {
    initialValues: { email: '', area: 'staff' },
    onSubmit: (submission) => forgotPassword(submission).then(() => setIsSent(true)),
  })
  return (
    <AuthLayout title={t('forgot.title')} intro={t('forgot.intro')}>
      {isSent ? (
        <Notice kind="success">{t('forgot.sent')}</Notice>
      ) : (
        <Form form={form} label={t('forgot.title')}>
          <TextField name="email" type="email" label={t('common.email')} autoComplete="username" />
          <Submit>{t('forgot.send')}</Submit>
        </Form>
      )}
      <Link to="/login">{t('signIn.back')}</Link>
    </AuthLayout>
  )
}
