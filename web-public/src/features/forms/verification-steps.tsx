import { Button, formatCountdown, InputField, Step, useSecondsUntil } from '@clinic/kit/lite'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { useFormsTranslation } from './texts'
import type { Verification } from './use-verification'

const CODE_LENGTH = 6

/** First step: send a one-time code; no client data is shown before it is typed. */
export function StartStep({ verification, clinic }: { verification: Verification; clinic: string }) {
  const t = useFormsTranslation()
  const { error } = verification
  const isLinkExpired = error?.code === 'forms.link_expired'
  const title = t(verification.isExpired ? 'expired.title' : 'start.title')
  const lead = verification.isExpired ? t('expired.lead') : t('start.lead', { clinic })
  return (
    <Step name="start" title={isLinkExpired ? t('linkExpired.title') : title} intro={isLinkExpired ? t('linkExpired.text') : lead}>
      {error && !isLinkExpired && <ErrorNotice error={error} onRetry={() => void verification.open()} />}
      {!isLinkExpired && (
        <Button isBusy={verification.isBusy} onClick={() => void verification.open()}>
          {t('start.send')}
        </Button>
      )}
    </Step>
  )
}

export function CodeStep({ verification }: { verification: Verification }) {
  const t = useFormsTranslation()
  const [code, setCode] = useState('')
  const [isTooShort, setIsTooShort] = useState(false)
  const fieldError = verification.error?.errors.code?.[0]?.message
  const handleChange = (input: string) => {
    const digits = input.replace(/\D/g, '').slice(0, CODE_LENGTH)
    setCode(digits)
    setIsTooShort(false)
    if (digits.length === CODE_LENGTH && digits !== code) void verification.verify(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === CODE_LENGTH) void verification.verify(code)
    else setIsTooShort(true)
  }
  return (
    <Step name="code" title={t('code.title')} intro={t('code.lead', { to: verification.flow?.sent_to ?? '' })}>
      <form className="form" onSubmit={submit} noValidate>
        <InputField
          className="code tabular-numbers"
          label={t('code.label')}
          error={isTooShort ? t('code.short') : fieldError}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={(event) => handleChange(event.target.value)}
        />
        {verification.error && !fieldError && <ErrorNotice error={verification.error} onRetry={() => void verification.verify(code)} />}
        <Button type="submit" isBusy={verification.isBusy}>
          {t('code.submit')}
        </Button>
      </form>
      <Resend verification={verification} />
    </Step>
  )
}

function Resend({ verification }: { verification: Verification }) {
  const t = useFormsTranslation()
  const secondsLeft = useSecondsUntil(verification.flow?.resend_at)
  const [isResent, setIsResent] = useState(false)
  const resend = async () => {
    if (secondsLeft) return
    await verification.resend()
    setIsResent(true)
  }
  return (
    <div className="resend">
      <Button
        kind="secondary"
        onClick={() => void resend()}
        isBusy={verification.isBusy}
        aria-disabled={secondsLeft > 0 || verification.isBusy}
      >
        {secondsLeft ? t('code.resendIn', { time: formatCountdown(secondsLeft) }) : t('code.resend')}
      </Button>
      <p role="status">{isResent && !verification.error && t('code.resent')}</p>
    </div>
  )
}
