import type { Schema, Submission } from '@clinic/kit/api'
import { AuthLayout } from '@clinic/kit/app'
import { useAction } from '@clinic/kit/components'
import { Form, OtpField, Submit, useKitForm } from '@clinic/kit/forms'
import { startSession, useSession } from '@clinic/kit/session'
import { Button } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'
import { RequireStep } from './require-step'
import { resendCode, verifyEmail } from './sign-up.api'

function VerifyEmailForm() {
  const t = useShellTranslation()
  const email = useSession()?.user.email ?? ''
  const handleSubmit = async (submission: Submission<Schema['EmailCodeVerification']>) => startSession(await verifyEmail(submission))
  const form = useKitForm('EmailCodeVerification', { initialValues: { code: '' }, onSubmit: handleSubmit })
  const { run: resend, isRunning: isResending } = useAction({ send: resendCode, successMessage: t('verify.resent') })
  return (
    <AuthLayout title={t('verify.title')} intro={t('verify.intro', { email })}>
      <Form form={form} label={t('verify.title')}>
        <OtpField name="code" label={t('verify.code')} required />
        <Submit fullWidth>{t('verify.submit')}</Submit>
      </Form>
      <Button variant="subtle" loading={isResending} onClick={() => void resend()}>
        {t('verify.resend')}
      </Button>
    </AuthLayout>
  )
}

/** Verifies the e-mail address by a code, which can be sent again (PLT-014). */
export function VerifyEmailScreen() {
  return (
    <RequireStep step="verify_email">
      <VerifyEmailForm />
    </RequireStep>
  )
}
