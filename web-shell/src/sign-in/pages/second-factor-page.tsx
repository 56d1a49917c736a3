import { Button, Notice } from '@clinic/kit/lite'
import { useEffect, useState } from 'react'
import { AuthLayout } from '../auth-layout'
import { CodeForm } from '../code-form'
import { ErrorPage, LoadingPage } from '../error-page'
import { ExpiredPassword } from '../expired-password'
import { Link, OpenPage, Redirect, toSafePath, useNavigation } from '../navigation'
import { LeaveSignIn } from '../require-step'
import { useSession } from '../session'
import { fetchSignInStep, type PendingStep, type SecondFactorStep, sendSignInCode } from '../sign-in.api'
import { useTranslation } from '../texts'
import { useToast } from '../toast'
import { useAction } from '../use-action'

const PRESCRIBER_PATHS = { home: '/prescription', signIn: '/prescription/login' }

type Recipient = SecondFactorStep['recipients'][number]
type Method = SecondFactorStep['methods'][number]

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

/** Leads back to the sign-in of the area; the prescribers' is another app. */
function BackLink({ area }: { area: SecondFactorStep['area'] }) {
  const label = useTranslation()('signIn.back')
  return area === 'prescriber' ? <a href={PRESCRIBER_PATHS.signIn}>{label}</a> : <Link to="/login">{label}</Link>
}

interface StepProps {
  step: SecondFactorStep
  onChange: (step: PendingStep) => void
  onProved: (area: SecondFactorStep['area']) => void
}

/** What stands above the code of a method. */
function Intro({ method, step }: { method: Method | null; step: SecondFactorStep }) {
  const t = useTranslation()
  const recipient = step.recipients.find((item) => item.method === method)?.recipient ?? ''
  if (method === 'totp') return t('step.app')
  if (method === 'recovery_code') return t('step.recovery')
  if (method === 'sms_code') return t('step.sentSms', { recipient })
  return method ? t('step.sentMail', { recipient }) : t('step.notSent')
}

function SecondFactor({ step, onChange, onProved }: StepProps) {
  const t = useTranslation()
  const [chosen, setChosen] = useState<Method | null>(null)
  const method = chosen ?? step.sent ?? (step.methods.includes('totp') ? 'totp' : null)
  const handleSent = (next: SecondFactorStep) => {
    setChosen(null)
    onChange(next)
  }
  const canChoose = (other: Method) => step.methods.includes(other) && other !== method
  return (
    <AuthLayout title={t('step.title')} intro={<Intro method={method} step={step} />}>
      {method && <CodeForm key={method} method={method} onProved={onProved} onStep={onChange} />}
      <div className="auth-links">
        {canChoose('totp') && (
          <Button kind="link" onClick={() => setChosen('totp')}>
            {t('step.useApp')}
          </Button>
        )}
        {step.recipients.map((recipient) => (
          <SendButton key={recipient.method} recipient={recipient} isResend={recipient.method === method} onSent={handleSent} />
        ))}
        {canChoose('recovery_code') && (
          <Button kind="link" onClick={() => setChosen('recovery_code')}>
            {t('step.useRecoveryCode')}
          </Button>
        )}
        <BackLink area={step.area} />
      </div>
    </AuthLayout>
  )
}

/** The step that the sign-in of this browser waits for; null without one, undefined until it is loaded. */
function usePendingStep() {
  const [step, setStep] = useState<PendingStep | null>()
  const [error, setError] = useState<unknown>(null)
  const load = () => {
    setError(null)
    fetchSignInStep().then(setStep, setError)
  }
  useEffect(load, [])
  return { step, setStep, error, load }
}

/** `/login/step`: the second factor (PLT-011) or the new password (PLT-017) of a sign-in whose password was right, for all areas. */
export function SecondFactorPage() {
  const params = new URLSearchParams(useNavigation().search)
  const { session } = useSession()
  const [provedArea, setProvedArea] = useState<SecondFactorStep['area'] | null>(null)
  const { step, setStep, error, load } = usePendingStep()
  if (error) return <ErrorPage error={error} onRetry={load} />
  if (session && provedArea === 'prescriber') return <OpenPage to={PRESCRIBER_PATHS.home} />
  if (session && provedArea) return <LeaveSignIn session={session} to={toSafePath(params.get('next'))} />
  if (step?.next === 'password_change') return <ExpiredPassword area={step.area} onProved={setProvedArea} />
  if (step) return <SecondFactor step={step} onChange={setStep} onProved={setProvedArea} />
  if (step === undefined) return <LoadingPage />
  return params.get('area') === 'prescriber' ? <OpenPage to={PRESCRIBER_PATHS.signIn} /> : <Redirect to="/login" />
}
