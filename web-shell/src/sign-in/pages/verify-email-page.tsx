import { Button, Notice, zEmailCodeVerification } from '@clinic/kit/lite'
import { AuthLayout } from '../auth-layout'
import { OtpField } from '../form/fields'
import { Form, Submit } from '../form/form'
import { useForm } from '../form/use-form'
import { RequireStep } from '../require-step'
import { useSession } from '../session'
import { resendCode, verifyEmail } from '../sign-in.api'
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

function VerifyEmailForm() {
  const t = useTranslation()
  const { session, startSession } = useSession()
  const email = session?.user.email ?? ''
  const form = useForm(zEmailCodeVerification, {
    initialValues: { code: '' },
    onSubmit: (submission) => verifyEmail(submission).then(startSession),
  })
  return (
    <AuthLayout title={t('verify.title')} intro={t('verify.intro', { email })}>
      <Form form={form} label={t('verify.title')}>
        <OtpField name="code" label={t('verify.code')} />
        <Submit>{t('verify.submit')}</Submit>
      </Form>
      <ResendButton />
    </AuthLayout>
  )
}

/** Verifies the e-mail address by a code, which can be sent again (PLT-014). */
export const VerifyEmailPage = () => (
  <RequireStep step="verify_email">
    <VerifyEmailForm />
  </RequireStep>
)
