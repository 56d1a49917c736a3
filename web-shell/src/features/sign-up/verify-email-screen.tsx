import { ApiError, type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { PlainFrame } from '@clinic/kit/app'
import { CodeField, Form, Submit, useKitForm } from '@clinic/kit/forms'
import { began, useSession } from '@clinic/kit/session'
import { Button, toast } from '@clinic/kit/ui'
import { useMutation } from '@tanstack/react-query'
import { useShellTexts } from '../../texts'
import { resendCode, verifyEmail } from './sign-up.api'
import { Step } from './step'

function VerifyEmail() {
  const t = useShellTexts()
  const email = useSession()?.user.email ?? ''
  const send = async (submission: Submission<Schema['VerifyEmailIn']>) => began(await verifyEmail(submission))
  const form = useKitForm({ schema: schemaOf('VerifyEmailIn'), initial: { code: '' }, onSubmit: send })
  const again = useMutation({
    mutationFn: resendCode,
    onSuccess: () => toast.success(t('verify.sentAgain')),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('tryAgain')),
  })
  return (
    <PlainFrame title={t('verify.title')} intro={t('verify.intro', { email })}>
      <Form form={form} label={t('verify.title')}>
        <CodeField name="code" label={t('verify.code')} required />
        <Submit fullWidth>{t('verify.submit')}</Submit>
      </Form>
      <Button variant="subtle" loading={again.isPending} onClick={() => again.mutate()}>
        {t('verify.again')}
      </Button>
    </PlainFrame>
  )
}

/** The code that came by e-mail, with another to be had (PLT-014). */
export function VerifyEmailScreen() {
  return (
    <Step at="verify_email">
      <VerifyEmail />
    </Step>
  )
}
