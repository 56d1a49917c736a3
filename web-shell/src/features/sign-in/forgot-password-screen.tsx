import { schemaOf } from '@clinic/kit/api'
import { PlainFrame } from '@clinic/kit/app'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { Alert, Anchor } from '@clinic/kit/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShellTexts } from '../../texts'
import { forgotPassword } from './password.api'

/** Asks for a link to a new password; the answer is the same whether the address is known or not (PLT-015). */
export function ForgotPasswordScreen() {
  const t = useShellTexts()
  const [sent, setSent] = useState(false)
  const form = useKitForm({
    schema: schemaOf('ForgotPasswordIn'),
    initial: { email: '', area: 'staff' },
    onSubmit: forgotPassword,
    onDone: () => setSent(true),
  })
  return (
    <PlainFrame title={t('forgot.title')} intro={t('forgot.intro')}>
      {sent ? (
        <Alert color="teal" role="status">
          {t('forgot.sent')}
        </Alert>
      ) : (
        <Form form={form} label={t('forgot.title')}>
          <TextField name="email" type="email" label={t('email')} autoComplete="username" required />
          <Submit fullWidth>{t('forgot.send')}</Submit>
        </Form>
      )}
      <Anchor component={Link} to="/login">
        {t('signIn.back')}
      </Anchor>
    </PlainFrame>
  )
}
