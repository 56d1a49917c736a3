import { Button, Notice, zSecondFactor } from '@clinic/kit/lite'
import { useEffect, useState } from 'react'
import { AuthLayout } from '../auth-layout'
import { ErrorPage, LoadingPage } from '../error-page'
import { CheckboxField, OtpField } from '../form/fields'
import { Form, Submit } from '../form/form'
import { useForm } from '../form/use-form'
import { Link, OpenPage, Redirect, toSafePath, useNavigation } from '../navigation'
import { LeaveSignIn } from '../require-step'
import { useSession } from '../session'
import { fetchSignInStep, proveSecondFactor, type SecondFactorStep, sendSignInCode } from '../sign-in.api'
import { useTranslation } from '../texts'
import { useToast } from '../toast'
import { useAction } from '../use-action'

const PRESCRIBER_PATHS = { home: '/prescription', signIn: '/prescription/login' }

type Recipient = SecondFactorStep['recipients'][number]

interface SendButtonProps {
  recipient: Recipient
  isResend: boolean
  onSent: (step: SecondFactorStep) => void
}

/** Sends a code, or another one, by e-mail or SMS. */
function SendButton({ recipient: { method, recipient }, isResend, onSent }: SendButtonProps) {
  const t = useTranslation()
  const toast = useToast()
  const { run, isRunning, error } = useAction(async (idempotencyKey) => {
    onSent(await sendSignInCode({ body: { method }, idempotencyKey }))
    toast(t('verify.resent'))
  })
  const label = method === 'sms_code' ? t('step.bySms', { recipient }) : t('step.byMail', { recipient })
  return (
    <>
      {error && <Notice kind="error">{error}</Notice>}
      <Button kind="link" isBusy={isRunning} onClick={run}>
        {isResend ? t('verify.resend') : label}
      </Button>
    </>
  )
}

function CodeForm({ method, onProved }: { method: Recipient['method']; onProved: (area: SecondFactorStep['area']) => void }) {
  const t = useTranslation()
  const { startSession } = useSession()
  const form = useForm(zSecondFactor, {
    initialValues: { method, code: '', is_trusted: false },
    onSubmit: async (submission) => {
      const answer = await proveSecondFactor(submission)
      if (answer.next === 'second_factor') return
      onProved(answer.area)
      startSession(answer)
    },
  })
  return (
    <Form form={form} label={t('step.title')}>
      <OtpField name="code" label={t('verify.code')} autoFocus />
      <CheckboxField name="is_trusted" label={t('step.trust')} description={t('step.trustHelp')} />
      <Submit>{t('verify.continue')}</Submit>
    </Form>
  )
}

/** Leads back to the sign-in of the area; the prescribers' is another app. */
function BackLink({ area }: { area: SecondFactorStep['area'] }) {
  const label = useTranslation()('signIn.back')
  return area === 'prescriber' ? <a href={PRESCRIBER_PATHS.signIn}>{label}</a> : <Link to="/login">{label}</Link>
}

interface StepProps {
  step: SecondFactorStep
  onChange: (step: SecondFactorStep) => void
  onProved: (area: SecondFactorStep['area']) => void
}

function SecondFactor({ step, onChange, onProved }: StepProps) {
  const t = useTranslation()
  const sent = step.recipients.find(({ method }) => method === step.sent)
  const intro = sent?.method === 'sms_code' ? 'step.sentSms' : 'step.sentMail'
  return (
    <AuthLayout title={t('step.title')} intro={sent ? t(intro, { recipient: sent.recipient }) : t('step.notSent')}>
      {sent && <CodeForm key={sent.method} method={sent.method} onProved={onProved} />}
      <div className="auth-links">
        {step.recipients.map((recipient) => (
          <SendButton key={recipient.method} recipient={recipient} isResend={recipient === sent} onSent={onChange} />
        ))}
        <BackLink area={step.area} />
      </div>
    </AuthLayout>
  )
}

/** The step that the sign-in of this browser waits for; null without one, undefined until it is loaded. */
function usePendingStep() {
  const [step, setStep] = useState<SecondFactorStep | null>()
  const [error, setError] = useState<unknown>(null)
  const load = () => {
    setError(null)
    fetchSignInStep().then(setStep, setError)
  }
  useEffect(load, [])
  return { step, setStep, error, load }
}

/** `/login/step`: the second factor of a sign-in whose password was right (PLT-011), for all areas. */
export function SecondFactorPage() {
  const params = new URLSearchParams(useNavigation().search)
  const { session } = useSession()
  const [provedArea, setProvedArea] = useState<SecondFactorStep['area'] | null>(null)
  const { step, setStep, error, load } = usePendingStep()
  if (error) return <ErrorPage error={error} onRetry={load} />
  if (session && provedArea === 'prescriber') return <OpenPage to={PRESCRIBER_PATHS.home} />
  if (session && provedArea) return <LeaveSignIn session={session} to={toSafePath(params.get('next'))} />
  if (step) return <SecondFactor step={step} onChange={setStep} onProved={setProvedArea} />
  if (step === undefined) return <LoadingPage />
  return params.get('area') === 'prescriber' ? <OpenPage to={PRESCRIBER_PATHS.signIn} /> : <Redirect to="/login" />
}
