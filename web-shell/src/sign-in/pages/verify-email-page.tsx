import { Button, Notice, zEmailCodeVerification } from '@clinic/kit/lite'
import { useEffect, useState } from 'react'
import { AuthLayout } from '../auth-layout'
import { ErrorPage, LoadingPage } from '../error-page'
import { OtpField } from '../form/fields'
import { Form, Submit } from '../form/form'
import { useForm } from '../form/use-form'
import { Link, Redirect } from '../navigation'
import { LeaveSignIn } from '../require-step'
import { useSession } from '../session'
import { fetchPendingSignUp, resendCode, verifyEmail } from '../sign-in.api'
import { useTranslation } from '../texts'
import { useToast } from '../toast'
import { useAction } from '../use-action'

function ResendButton() {
  const t = useTranslation()
  const toast = useToast()
  const { run, isRunning, error } = useAction(async (idempotencyKey) => {
    await resendCode({ body: undefined, idempotencyKey })
    toast(t('verify.resent'))
  })
  return (
    <>
      {error && <Notice kind="error">{error}</Notice>}
      <Button kind="link" isBusy={isRunning} onClick={run}>
        {t('verify.resend')}
      </Button>
    </>
  )
}

function VerifyEmailForm({ email, onVerified }: { email: string; onVerified: () => void }) {
  const t = useTranslation()
  const { startSession } = useSession()
  const form = useForm(zEmailCodeVerification, {
    initialValues: { code: '' },
    onSubmit: async (submission) => {
      const session = await verifyEmail(submission)
      onVerified()
      startSession(session)
    },
  })
  return (
    <AuthLayout title={t('verify.title')} intro={t('verify.intro', { email })}>
      <Form form={form} label={t('verify.title')}>
        <OtpField name="code" label={t('verify.code')} />
        <Submit>{t('verify.submit')}</Submit>
      </Form>
      <p className="auth-intro small">{t('verify.help')}</p>
      <div className="auth-links">
        <ResendButton />
        <Link to="/sign-up">{t('verify.otherAddress')}</Link>
      </div>
    </AuthLayout>
  )
}

/** The address of this browser's sign-up, null without one, undefined until it is loaded. */
function usePendingEmail(isNeeded: boolean) {
  const [email, setEmail] = useState<string | null>()
  const [error, setError] = useState<unknown>(null)
  const load = () => {
    setError(null)
    fetchPendingSignUp().then((pending) => setEmail(pending?.email ?? null), setError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once
  useEffect(() => {
    if (isNeeded) load()
  }, [])
  return { email, setEmail, error, load }
}

/** Verifies the e-mail address of a sign-up by a code, which can be sent again (PLT-014). */
export function VerifyEmailPage() {
  const { session } = useSession()
  const isUnverified = session?.onboarding_step === 'verify_email'
  const pending = usePendingEmail(!isUnverified)
  const email = isUnverified ? session.user.email : pending.email
  if (pending.error) return <ErrorPage error={pending.error} onRetry={pending.load} />
  if (email) return <VerifyEmailForm email={email} onVerified={() => pending.setEmail(null)} />
  if (email === undefined) return <LoadingPage />
  return session ? <LeaveSignIn session={session} to="/" /> : <Redirect to="/login" />
}
