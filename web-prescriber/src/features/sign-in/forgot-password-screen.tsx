import type { Schema, Submission } from '@clinic/kit/api'
import { AuthLayout } from '@clinic/kit/app'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { Anchor, Text } from '@clinic/kit/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePrescriberTranslation } from '../../texts'
import { forgotPassword } from '../sign-up/sign-up.api'

/** `/prescription/forgot-password`: the answer never reveals whether the account exists. */
export function ForgotPasswordScreen() {
  const t = usePrescriberTranslation()
  const [isSent, setIsSent] = useState(false)
  const handleSubmit = (submission: Submission<Schema['PasswordResetRequest']>) => forgotPassword(submission)
  const form = useKitForm('PasswordResetRequest', {
    initialValues: { email: '', area: 'prescriber' as const },
    onSubmit: handleSubmit,
    onDone: () => setIsSent(true),
  })
  return (
    <AuthLayout title={t('forgot.title')} intro={isSent ? undefined : t('forgot.intro')}>
      {isSent ? (
        <Text role="status">{t('forgot.sent')}</Text>
      ) : (
        <Form form={form} label={t('forgot.title')}>
          <TextField name="email" type="email" label={t('common.email')} autoComplete="username" required />
          <Submit fullWidth>{t('forgot.submit')}</Submit>
        </Form>
      )}
      <Anchor component={Link} to="/prescription/login">
        {t('signUp.signIn')}
      </Anchor>
    </AuthLayout>
  )
}
