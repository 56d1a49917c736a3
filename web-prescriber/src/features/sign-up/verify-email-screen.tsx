import type { Schema, Submission } from '@clinic/kit/api'
import { AuthLayout } from '@clinic/kit/app'
import { useAction } from '@clinic/kit/components'
import { Form, OtpField, Submit, useKitForm } from '@clinic/kit/forms'
import { startSession, useSession } from '@clinic/kit/session'
import { Button } from '@clinic/kit/ui'
import { Navigate } from 'react-router'
import { usePrescriberTranslation } from '../../texts'
import { resendEmailCode, verifyEmail } from './sign-up.api'

function EmailCodeForm({ email }: { email: string }) {
  const t = usePrescriberTranslation()
  const handleSubmit = async (submission: Submission<Schema['EmailCodeVerification']>) => startSession(await verifyEmail(submission))
  const form = useKitForm('EmailCodeVerification', { initialValues: { code: '' }, onSubmit: handleSubmit })
  const { run: resend, isRunning: isResending } = useAction({ send: resendEmailCode, successMessage: t('setUp.resent') })
  return (
    <AuthLayout title={t('setUp.title')} intro={t('setUp.intro', { email })}>
      <Form form={form} label={t('setUp.title')}>
        <OtpField name="code" label={t('setUp.code')} required />
        <Submit fullWidth>{t('setUp.submit')}</Submit>
      </Form>
      <Button variant="subtle" loading={isResending} onClick={() => void resend()}>
        {t('setUp.resend')}
      </Button>
    </AuthLayout>
  )
}

/** `/prescription/sign-up/set-up`: a new prescriber verifies the e-mail address with a code. */
export function VerifyEmailScreen() {
  const session = useSession()
  if (session?.area !== 'prescriber') return <Navigate to="/prescription/login" replace />
  if (session.onboarding_step !== 'verify_email') return <Navigate to="/prescription" replace />
  return <EmailCodeForm email={session.user.email} />
}
