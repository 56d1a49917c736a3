import { Button, formatCountdown, InputField, useSecondsUntil } from '@clinic/kit/lite'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts'
import { FlowErrorNotice } from '../error-notice'
import type { Portal } from '../use-booking-flow'

const CODE_LENGTH = 6

/** Where the visitor types the code that was sent to them; the time is held once it is right. */
export function CodeForm({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const [code, setCode] = useState('')
  const [isTooShort, setIsTooShort] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { error } = portal.flowError
  const sentTo = portal.flow.flow?.sent_to
  const channel = sentTo?.includes('@') ? 'mail' : portal.clinic.code_channel
  const serverError = error?.errors.code?.[0]?.message
  useEffect(() => {
    if (error?.errors.code) input.current?.select()
  }, [error])

  const handleChange = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, CODE_LENGTH)
    setCode(digits)
    setIsTooShort(false)
    if (digits.length === CODE_LENGTH && digits !== code) portal.submitCode(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (portal.isBusy) return
    if (code.length === CODE_LENGTH) portal.submitCode(code)
    else setIsTooShort(true)
  }
  return (
    <>
      <p>{t(`code.lead.${channel}`, { to: sentTo ?? t('code.you') })}</p>
      <form className="form" onSubmit={submit} noValidate>
        <CodeField inputRef={input} value={code} onValueChange={handleChange} error={isTooShort ? t('invalid.code') : serverError} />
        <FlowErrorNotice portal={portal} shownFields={['code']} />
        <Button type="submit" isBusy={portal.isBusy}>
          {t('code.check')}
        </Button>
      </form>
      <Resend portal={portal} />
      <Button kind="link" onClick={() => portal.change('details')}>
        {t(`code.other.${channel}`)}
      </Button>
    </>
  )
}

interface CodeFieldProps {
  inputRef: Ref<HTMLInputElement>
  value: string
  onValueChange: (text: string) => void
  error: string | undefined
}

function CodeField({ inputRef, value, onValueChange, error }: CodeFieldProps) {
  const t = useTranslation()
  return (
    <InputField
      ref={inputRef}
      id="code"
      className="code tabular-numbers"
      label={t('code.label')}
      description={t('code.help')}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\d{6}"
      required
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  )
}

function Resend({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const waitSeconds = useSecondsUntil(portal.flow.flow?.resend_at)
  const [hasResent, setHasResent] = useState(false)
  const resend = async () => {
    if (waitSeconds) return
    await portal.resend()
    setHasResent(true)
  }
  return (
    <div className="resend">
      <Button kind="secondary" onClick={resend} isBusy={portal.isBusy} aria-disabled={waitSeconds > 0 || portal.isBusy}>
        {waitSeconds ? t('code.resendIn', { time: formatCountdown(waitSeconds) }) : t('code.resend')}
      </Button>
      <p role="status">{hasResent && !portal.flowError.error && t('code.resent')}</p>
    </div>
  )
}
