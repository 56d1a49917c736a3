import { Button, zLoginRequest } from '@clinic/kit/lite'
import { useState } from 'react'
import { AuthLayout } from '../auth-layout'
import { BankIdPanel } from '../bankid-panel'
import { PasswordField, TextField } from '../form/fields'
import { Form, Submit } from '../form/form'
import { useForm } from '../form/use-form'
import { Link, toSafePath, useNavigation } from '../navigation'
import { PasskeyButton } from '../passkey-button'
import { LeaveSignIn } from '../require-step'
import { useSession } from '../session'
import { signIn } from '../sign-in.api'
import { useTranslation } from '../texts'

/** `/login`, and the root page without a session (PLT-010), below the reason why the last session ended (PLT-004). */
export function SignInPage() {
  const t = useTranslation()
  const { search, navigate } = useNavigation()
  const { session, endReason, startSession } = useSession()
  const [isBankId, setIsBankId] = useState(false)
  const form = useForm(zLoginRequest, {
    initialValues: { email: '', password: '', area: 'staff' },
    onSubmit: async (submission) => {
      const answer = await signIn(submission)
      if (answer.next === 'second_factor' || answer.next === 'password_change') navigate(`/login/step${search}`)
      else startSession(answer)
    },
  })
  return (
    <AuthLayout title={t('signIn.title')}>
      {session && <LeaveSignIn session={session} to={toSafePath(new URLSearchParams(search).get('next'))} />}
      {isBankId ? (
        <BankIdPanel onClose={() => setIsBankId(false)} />
      ) : (
        <Form form={form} label={t('signIn.title')}>
          {endReason && (
            <div role="alert" className="notice notice-warning">
              {endReason}
            </div>
          )}
          <TextField name="email" type="email" label={t('common.email')} autoComplete="username webauthn" autoFocus />
          <PasswordField name="password" label={t('password')} />
          <Submit>{t('signIn.title')}</Submit>
          <Button kind="secondary" onClick={() => setIsBankId(true)}>
            {t('bankId.button')}
          </Button>
          <PasskeyButton />
        </Form>
      )}
      <div className="auth-links">
        <Link to="/forgot-password">{t('forgot.title')}</Link>
        <Link to="/sign-up">{t('signUp.title')}</Link>
      </div>
    </AuthLayout>
  )
}
