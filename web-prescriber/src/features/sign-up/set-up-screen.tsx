import { ApiError, type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { PlainFrame } from '@clinic/kit/app'
import { CodeField, Form, Submit, useKitForm } from '@clinic/kit/forms'
import { began, useSession } from '@clinic/kit/session'
import { Button, toast } from '@clinic/kit/ui'
import { useMutation } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { usePrescriberTexts } from '../../texts'
import { resendCode, verifyEmail } from './sign-up.api'

function ProveEmail({ email }: { email: string }) {
  const t = usePrescriberTexts()
  const send = async (submission: Submission<Schema['VerifyEmailIn']>) => began(await verifyEmail(submission))
  const form = useKitForm({ schema: schemaOf('VerifyEmailIn'), initial: { code: '' }, onSubmit: send })
  const again = useMutation({
    mutationFn: resendCode,
    onSuccess: () => toast.success(t('setUp.sentAgain')),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('tryAgain')),
  })
  return (
    <PlainFrame title={t('setUp.title')} intro={t('setUp.intro', { email })}>
      <Form form={form} label={t('setUp.title')}>
        <CodeField name="code" label={t('setUp.code')} required />
        <Submit fullWidth>{t('setUp.submit')}</Submit>
      </Form>
      <Button variant="subtle" loading={again.isPending} onClick={() => again.mutate()}>
        {t('setUp.again')}
      </Button>
    </PlainFrame>
  )
}

/** `/prescription/set-up`: a new prescriber proves the address by the code that was mailed. */
export function SetUpScreen() {
  const session = useSession()
  if (session?.area !== 'prescriber') return <Navigate to="/prescription/login" replace />
  if (session.step !== 'verify_email') return <Navigate to="/prescription" replace />
  return <ProveEmail email={session.user.email} />
}
