import { asMinutes, Button, Field, Step, useSecondsUntil } from '@clinic/kit/lite'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../booking/trouble-notice'
import { useFormsTexts } from './texts'
import type { Visit } from './use-visit'

const LENGTH = 6

/** Before anything of the client's is shown: a code goes to the client. */
export function StartStep({ visit, clinic }: { visit: Visit; clinic: string }) {
  const { t } = useFormsTexts()
  const { error } = visit
  const gone = error?.code === 'forms.link_ended'
  const { title, lead } = visit.ended ? t.away : { title: t.start.title, lead: t.start.lead(clinic) }
  return (
    <Step name="start" title={gone ? t.ended.title : title} lead={gone ? t.ended.text : lead}>
      {error && !gone && <ErrorNotice error={error} again={() => void visit.open()} />}
      {!gone && (
        <Button busy={visit.busy} onClick={() => void visit.open()}>
          {t.start.send}
        </Button>
      )}
    </Step>
  )
}

export function CodeStep({ visit }: { visit: Visit }) {
  const { t } = useFormsTexts()
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const wrong = visit.error?.fields.code?.[0]?.message
  const change = (written: string) => {
    const digits = written.replace(/\D/g, '').slice(0, LENGTH)
    setCode(digits)
    setShort(false)
    if (digits.length === LENGTH && digits !== code) void visit.verify(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === LENGTH) void visit.verify(code)
    else setShort(true)
  }
  return (
    <Step name="code" title={t.code.title} lead={t.code.lead(visit.visit?.sent_to ?? '')}>
      <form className="form" onSubmit={submit} noValidate>
        <Field
          className="code numbers"
          label={t.code.label}
          error={short ? t.code.short : wrong}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={(event) => change(event.target.value)}
        />
        {visit.error && !wrong && <ErrorNotice error={visit.error} again={() => void visit.verify(code)} />}
        <Button type="submit" busy={visit.busy}>
          {t.code.check}
        </Button>
      </form>
      <Resend visit={visit} />
    </Step>
  )
}

function Resend({ visit }: { visit: Visit }) {
  const { t } = useFormsTexts()
  const wait = useSecondsUntil(visit.visit?.resend_at)
  const [asked, setAsked] = useState(false)
  const resend = async () => {
    if (wait) return
    await visit.resend()
    setAsked(true)
  }
  return (
    <div className="resend">
      <Button kind="quiet" onClick={() => void resend()} busy={visit.busy} aria-disabled={wait > 0 || visit.busy}>
        {wait ? t.code.resendIn(asMinutes(wait)) : t.code.resend}
      </Button>
      <p role="status">{asked && !visit.error && t.code.resent}</p>
    </div>
  )
}
