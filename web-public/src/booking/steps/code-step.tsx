import { asMinutes, Button, Field, Step, useSecondsUntil } from '@clinic/kit/lite'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts'
import { TroubleNotice } from '../trouble-notice'
import type { Portal } from '../use-portal'

const LENGTH = 6

export function CodeStep({ portal }: { portal: Portal }) {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { error } = portal.trouble
  const by = portal.clinic.codes_by
  const wrong = error?.fields.code?.[0]?.message
  useEffect(() => {
    if (error?.fields.code) input.current?.select()
  }, [error])

  const change = (written: string) => {
    const digits = written.replace(/\D/g, '').slice(0, LENGTH)
    setCode(digits)
    setShort(false)
    if (digits.length === LENGTH && digits !== code) portal.giveCode(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (portal.busy) return
    if (code.length === LENGTH) portal.giveCode(code)
    else setShort(true)
  }
  return (
    <Step name="code" title={t.code.title} lead={t.code.lead[by](portal.flow.flow?.sent_to ?? t.code.you)}>
      <form className="form" onSubmit={submit} noValidate>
        <CodeField inputRef={input} value={code} change={change} error={short ? t.wrong.code : wrong} />
        <TroubleNotice portal={portal} shown={['code']} />
        <Button type="submit" busy={portal.busy}>
          {t.code.check}
        </Button>
      </form>
      <Resend portal={portal} />
      <Button kind="link" onClick={() => portal.change('details')}>
        {t.code.other[by]}
      </Button>
    </Step>
  )
}

interface CodeFieldProps {
  inputRef: Ref<HTMLInputElement>
  value: string
  change: (written: string) => void
  error: string | undefined
}

function CodeField({ inputRef, value, change, error }: CodeFieldProps) {
  const { t } = useTexts()
  return (
    <Field
      ref={inputRef}
      id="code"
      className="code numbers"
      label={t.code.label}
      help={t.code.help}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\d{6}"
      required
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  )
}

function Resend({ portal }: { portal: Portal }) {
  const { t } = useTexts()
  const wait = useSecondsUntil(portal.flow.flow?.resend_at)
  const [asked, setAsked] = useState(false)
  const resend = async () => {
    if (wait) return
    await portal.resend()
    setAsked(true)
  }
  return (
    <div className="resend">
      <Button kind="quiet" onClick={resend} busy={portal.busy} aria-disabled={wait > 0 || portal.busy}>
        {wait ? t.code.resendIn(asMinutes(wait)) : t.code.resend}
      </Button>
      <p role="status">{asked && !portal.trouble.error && t.code.resent}</p>
    </div>
  )
}
