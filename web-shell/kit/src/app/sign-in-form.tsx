import { Alert } from '@mantine/core'
import { type Schema, type Submission, schemaOf } from '../api'
import { Form, PasswordField, Submit, TextField, useKitForm } from '../forms'
import { began, type Session, session } from '../session'
import { signIn } from './sign-in.api'
import { useAppTexts } from './texts'

interface Props {
  area?: 'staff' | 'prescriber'
  onDone?: (snapshot: Session) => void
}

/** E-mail and password (PLT-010). What ended the last session stands above it (PLT-004). */
export function SignInForm({ area = 'staff', onDone }: Props) {
  const t = useAppTexts()
  const ended = session((state) => state.ended)
  const send = async (submission: Submission<Schema['LoginIn']>) => {
    const snapshot = await signIn(submission)
    began(snapshot)
    onDone?.(snapshot)
  }
  const form = useKitForm({ schema: schemaOf('LoginIn'), initial: { email: '', password: '', area }, onSubmit: send })
  return (
    <Form form={form} label={t('signIn')}>
      {ended && (
        <Alert color="yellow" role="alert">
          {ended}
        </Alert>
      )}
      <TextField name="email" type="email" label={t('email')} autoComplete="username" required />
      <PasswordField name="password" label={t('password')} required />
      <Submit fullWidth>{t('signIn')}</Submit>
    </Form>
  )
}
