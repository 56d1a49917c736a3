import type { Schema, Submission } from '@clinic/kit/api'
import { AuthLayout, ErrorScreen } from '@clinic/kit/app'
import { useAction } from '@clinic/kit/components'
import { Form, OtpField, Submit, useKitForm } from '@clinic/kit/forms'
import { startSession, useSession } from '@clinic/kit/session'
import { Button, LoadingState, Text } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { usePrescriberTranslation } from '../../texts'
import { pendingSignUpQuery, resendEmailCode, verifyEmail } from './sign-up.api'

function EmailCodeForm({ email }: { email: string }) {
  const t = usePrescriberTranslation()
  const queryClient = useQueryClient()
  const handleSubmit = async (submission: Submission<Schema['EmailCodeVerification']>) => {
    const session = await verifyEmail(submission)
    queryClient.setQueryData(pendingSignUpQuery.queryKey, null)
    startSession(session)
  }
  const form = useKitForm('EmailCodeVerification', { initialValues: { code: '' }, onSubmit: handleSubmit })
  const { run: resend, isRunning: isResending } = useAction({ send: resendEmailCode, successMessage: t('setUp.resent') })
  return (
    <AuthLayout title={t('setUp.title')} intro={t('setUp.intro', { email })}>
      <Form form={form} label={t('setUp.title')}>
        <OtpField name="code" label={t('setUp.code')} required />
        <Submit fullWidth>{t('setUp.submit')}</Submit>
      </Form>
      <Text size="sm" c="dimmed">
        {t('setUp.help')}
      </Text>
      <Button variant="subtle" loading={isResending} onClick={() => void resend()}>
        {t('setUp.resend')}
      </Button>
    </AuthLayout>
  )
}

/** `/prescription/sign-up/set-up`: a new prescriber verifies the e-mail address with a code. */
export function VerifyEmailScreen() {
  const session = useSession()
  const unverified = session?.area === 'prescriber' && session.onboarding_step === 'verify_email' ? session : null
  const { data: pending, error, refetch } = useQuery({ ...pendingSignUpQuery, enabled: !unverified })
  const email = unverified?.user.email ?? pending?.email
  if (email) return <EmailCodeForm email={email} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  if (pending === undefined) return <LoadingState />
  return <Navigate to={session?.area === 'prescriber' ? '/prescription' : '/prescription/login'} replace />
}
