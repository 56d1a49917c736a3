import { Alert } from '@mantine/core'
import type { Schema, Submission } from '../api'
import { Form, PasswordField, Submit, TextField, useKitForm } from '../forms'
import { type Session, startSession, useSessionStore } from '../session'
import { openSignInStep, signIn } from './sign-in.api'
import { useAppTranslation } from './texts'

interface Props {
  area?: 'staff' | 'prescriber'
  onDone?: (session: Session) => void
}

/** E-mail and password (PLT-010), below the reason why the last session ended (PLT-004). */
export function SignInForm({ area = 'staff', onDone }: Props) {
  const t = useAppTranslation()
  const endReason = useSessionStore((state) => state.endReason)
  const handleSubmit = async (submission: Submission<Schema['LoginRequest']>) => {
    const session = await signIn(submission)
    if (session.next === 'second_factor' || session.next === 'password_change') return void openSignInStep(area)
    startSession(session)
    onDone?.(session)
  }
  const form = useKitForm('LoginRequest', { initialValues: { email: '', password: '', area }, onSubmit: handleSubmit })
  return (
    <Form form={form} label={t('signIn')}>
      {endReason && (
        <Alert color="yellow" role="alert">
          {endReason}
        </Alert>
      )}
      <TextField name="email" type="email" label={t('common.email')} autoComplete="username" required />
      <PasswordField name="password" label={t('password')} required />
      <Submit fullWidth>{t('signIn')}</Submit>
    </Form>
  )
}
