import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { PlainFrame } from '@clinic/kit/app'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { Anchor, Text } from '@clinic/kit/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePrescriberTexts } from '../../texts'
import { forgotPassword } from '../sign-up/sign-up.api'

/** `/prescription/forgot-password`: a link by mail; the answer is the same whoever asks. */
export function ForgotPasswordScreen() {
  const t = usePrescriberTexts()
  const [sent, setSent] = useState(false)
  const send = (submission: Submission<Schema['ForgotPasswordIn']>) => forgotPassword(submission)
  const form = useKitForm({
    schema: schemaOf('ForgotPasswordIn'),
    initial: { email: '', area: 'prescriber' as const },
    onSubmit: send,
    onDone: () => setSent(true),
  })
  return (
    <PlainFrame title={t('forgot.title')} intro={sent ? undefined : t('forgot.intro')}>
      {sent ? (
        <Text role="status">{t('forgot.sent')}</Text>
      ) : (
        <Form form={form} label={t('forgot.title')}>
          <TextField name="email" type="email" label={t('forgot.email')} autoComplete="username" required />
          <Submit fullWidth>{t('forgot.submit')}</Submit>
        </Form>
      )}
      <Anchor component={Link} to="/prescription/login">
        {t('signUp.signIn')}
      </Anchor>
    </PlainFrame>
  )
}
