import { Button, formatCountdown, InputField, Notice, Step, useSecondsUntil } from '@clinic/kit/lite'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { useBookingInfoTranslation } from './texts'
import type { AccessHandle } from './use-access'

const CODE_LENGTH = 6

/** Before a booking is shown: send a code to its client, and type it. */
export function AccessSteps({ access, clinic }: { access: AccessHandle; clinic: string }) {
  return access.access ? <CodeStep access={access} /> : <StartStep access={access} clinic={clinic} />
}

function StartStep({ access, clinic }: { access: AccessHandle; clinic: string }) {
  const t = useBookingInfoTranslation()
  const open = () => void access.open()
  return (
    <Step name="start" title={t('start.title')} intro={t('start.lead', { clinic })}>
      {access.isExpired && <Notice kind="warning">{t('start.away')}</Notice>}
      {access.error && <ErrorNotice error={access.error} onRetry={open} />}
      <Button isBusy={access.isBusy} onClick={open}>
        {t('start.send')}
      </Button>
    </Step>
  )
}

function CodeStep({ access }: { access: AccessHandle }) {
  const t = useBookingInfoTranslation()
  const [code, setCode] = useState('')
  const [isTooShort, setIsTooShort] = useState(false)
  const secondsLeft = useSecondsUntil(access.access?.resend_at)
  const fieldError = access.error?.errors.code?.[0]?.message
  const handleChange = (input: string) => {
    const digits = input.replace(/\D/g, '').slice(0, CODE_LENGTH)
    setCode(digits)
    setIsTooShort(false)
    if (digits.length === CODE_LENGTH && digits !== code) void access.verify(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === CODE_LENGTH) void access.verify(code)
    else setIsTooShort(true)
  }
  return (
    <Step name="code" title={t('code.title')} intro={t('code.lead', { to: access.access?.sent_to ?? '' })}>
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
        {access.error && !fieldError && <ErrorNotice error={access.error} onRetry={() => void access.verify(code)} />}
        <Button type="submit" isBusy={access.isBusy}>
          {t('code.submit')}
        </Button>
      </form>
      <Button
        kind="secondary"
        isBusy={access.isBusy}
        aria-disabled={secondsLeft > 0 || access.isBusy}
        onClick={() => secondsLeft === 0 && void access.open()}
      >
        {secondsLeft ? t('code.resendIn', { time: formatCountdown(secondsLeft) }) : t('code.resend')}
      </Button>
    </Step>
  )
}
