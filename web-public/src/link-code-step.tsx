import { type ApiError, Button, createTranslations, formatCountdown, InputField, Step, useSecondsUntil } from '@clinic/kit/lite'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from './booking/error-notice'
import { en } from './texts/link-code/en'
import { sv } from './texts/link-code/sv'

const { useTranslation: useLinkCodeTranslation } = createTranslations({ en, sv })
const CODE_LENGTH = 6

interface Props {
  /** The masked phone number or e-mail address that the code was sent to. */
  sentTo: string
  /** From when another code can be sent, in the API's format. */
  resendAt: string | null | undefined
  isBusy: boolean
  error: ApiError | null
  onVerify: (code: string) => Promise<unknown>
  onResend: () => Promise<unknown>
}

/** The code that proves who opened a link from the clinic; it is sent by itself when its last digit is typed. */
export function LinkCodeStep({ sentTo, error, isBusy, onVerify, ...resend }: Props) {
  const t = useLinkCodeTranslation()
  const [code, setCode] = useState('')
  const [isTooShort, setIsTooShort] = useState(false)
  const fieldError = error?.errors.code?.[0]?.message
  const handleChange = (input: string) => {
    const digits = input.replace(/\D/g, '').slice(0, CODE_LENGTH)
    setCode(digits)
    setIsTooShort(false)
    if (digits.length === CODE_LENGTH && digits !== code) void onVerify(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === CODE_LENGTH) void onVerify(code)
    else setIsTooShort(true)
  }
  return (
    <Step name="code" title={t('title')} intro={t('lead', { to: sentTo })}>
      <form className="form" onSubmit={submit} noValidate>
        <InputField
          className="code tabular-numbers"
          label={t('label')}
          error={isTooShort ? t('short') : fieldError}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={(event) => handleChange(event.target.value)}
        />
        {error && !fieldError && <ErrorNotice error={error} onRetry={() => void onVerify(code)} />}
        <Button type="submit" isBusy={isBusy}>
          {t('submit')}
        </Button>
      </form>
      <Resend {...resend} isBusy={isBusy} hasFailed={error !== null} />
    </Step>
  )
}

function Resend({ resendAt, onResend, isBusy, hasFailed }: Pick<Props, 'resendAt' | 'onResend' | 'isBusy'> & { hasFailed: boolean }) {
  const t = useLinkCodeTranslation()
  const secondsLeft = useSecondsUntil(resendAt)
  const [isResent, setIsResent] = useState(false)
  const resend = async () => {
    if (secondsLeft) return
    await onResend()
    setIsResent(true)
  }
  return (
    <div className="resend">
      <Button kind="secondary" onClick={() => void resend()} isBusy={isBusy} aria-disabled={secondsLeft > 0 || isBusy}>
        {secondsLeft ? t('resendIn', { time: formatCountdown(secondsLeft) }) : t('resend')}
      </Button>
      <p role="status">{isResent && !hasFailed && t('resent')}</p>
    </div>
  )
}
