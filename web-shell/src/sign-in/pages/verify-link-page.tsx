import { ApiError, Button, Notice, zEmailLinkVerification } from '@clinic/kit/lite'
import { useState } from 'react'
import { AuthLayout } from '../auth-layout'
import { PasswordField } from '../form/fields'
import { Form, Submit } from '../form/form'
import { useForm } from '../form/use-form'
import { Link } from '../navigation'
import { verifyByLink } from '../sign-in.api'
import { useTranslation } from '../texts'
import { useAction } from '../use-action'
import { useAreaPaths } from '../use-area-paths'

interface LinkProps {
  id: string
  hash: string
}

const isPasswordNeeded = (error: unknown) => error instanceof ApiError && 'password' in error.errors

function VerifyButton({ id, hash, onVerified, onPasswordNeeded }: LinkProps & { onVerified: () => void; onPasswordNeeded: () => void }) {
  const t = useTranslation()
  const { run, isRunning, error } = useAction(async (idempotencyKey) => {
    try {
      await verifyByLink({ body: { id, hash, password: '' }, idempotencyKey })
    } catch (refusal) {
      if (!isPasswordNeeded(refusal)) throw refusal
      return onPasswordNeeded()
    }
    onVerified()
  })
  return (
    <>
      {error && <Notice kind="error">{error}</Notice>}
      <Button isBusy={isRunning} onClick={run}>
        {t('verify.submit')}
      </Button>
    </>
  )
}

/** Asks for the sign-up's password in another browser than the sign-up's: a stranger may have typed this address there. */
function LinkPasswordForm({ id, hash, onVerified }: LinkProps & { onVerified: () => void }) {
  const t = useTranslation()
  const form = useForm(zEmailLinkVerification, {
    initialValues: { id, hash, password: '' },
    onSubmit: (submission) => verifyByLink(submission).then(onVerified),
  })
  return (
    <Form form={form} label={t('verify.title')}>
      <PasswordField name="password" label={t('password')} description={t('verify.passwordHelp')} />
      <Submit>{t('verify.submit')}</Submit>
    </Form>
  )
}

/** The page of the link in the e-mail. Only its button verifies the address, as e-mail programs open links by themselves. */
export function VerifyLinkPage({ id, hash }: LinkProps) {
  const t = useTranslation()
  const { home, signIn, isPrescriber } = useAreaPaths()
  const [step, setStep] = useState<'button' | 'password' | 'done'>('button')
  const handleVerified = () => setStep('done')
  if (step === 'done') {
    return (
      <AuthLayout key="done" title={t('verify.done')}>
        {/* A page load: the session has changed, and a prescriber continues in another app. */}
        <a className="button button-primary" href={home}>
          {t('verify.continue')}
        </a>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t('verify.title')} intro={t('verify.linkIntro')}>
      {step === 'password' ? (
        <LinkPasswordForm id={id} hash={hash} onVerified={handleVerified} />
      ) : (
        <VerifyButton id={id} hash={hash} onVerified={handleVerified} onPasswordNeeded={() => setStep('password')} />
      )}
      {isPrescriber ? <a href={signIn}>{t('signIn.back')}</a> : <Link to={signIn}>{t('signIn.back')}</Link>}
    </AuthLayout>
  )
}
