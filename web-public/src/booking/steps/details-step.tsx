import { Button, Field, Notice, Step, TextField } from '@clinic/kit/lite'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts'
import { PhoneField } from '../phone-field'
import { TroubleNotice } from '../trouble-notice'
import { checkTyped, type FieldErrors, keepTyped, readTyped, type TypedDetails } from '../typed'
import type { Portal } from '../use-portal'

const NAMES = ['first_name', 'last_name', 'country_code', 'mobile_number', 'email', 'special_request']

export function DetailsStep({ portal }: { portal: Portal }) {
  const { t, language } = useTexts()
  const [typed] = useState(() => readTyped(portal.memory))
  const form = useRef<HTMLFormElement>(null)
  const [own, setOwn] = useState<FieldErrors>({})
  const errors = { ...serverErrors(portal), ...own }
  useFocusOnFirst(form, errors)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.current || portal.busy) return
    const { details, errors: wrong } = checkTyped(readForm(form.current), language)
    setOwn(wrong ?? {})
    if (details) portal.giveDetails(details)
  }
  const text = (name: keyof TypedDetails, label: string) => ({
    name,
    label,
    defaultValue: typed[name],
    error: errors[name],
    required: true,
  })
  return (
    <Step name="details" title={t.details.title} lead={t.details.lead[portal.clinic.codes_by]}>
      <form
        ref={form}
        onSubmit={submit}
        onInput={() => form.current && keepTyped(portal.memory, readForm(form.current))}
        noValidate
        className="form"
      >
        <div className="pair">
          <Field {...text('first_name', t.details.firstName)} autoComplete="given-name" />
          <Field {...text('last_name', t.details.lastName)} autoComplete="family-name" />
        </div>
        <PhoneField typed={typed} timezone={portal.clinic.timezone} error={errors.mobile_number} />
        <Field {...text('email', t.details.email)} type="email" inputMode="email" autoComplete="email" help={t.details.emailHelp} />
        <TextField {...text('special_request', t.details.request)} required={false} />
        {Object.keys(errors).length > 0 && <Notice kind="error">{t.details.fix}</Notice>}
        <TroubleNotice portal={portal} shown={NAMES} />
        <Button type="submit" busy={portal.busy}>
          {t.details.send}
        </Button>
      </form>
    </Step>
  )
}

function readForm(form: HTMLFormElement): TypedDetails {
  const data = new FormData(form)
  const text = (name: keyof TypedDetails) => String(data.get(name) ?? '')
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    country: text('country'),
    mobile_number: text('mobile_number'),
    email: text('email'),
    special_request: text('special_request'),
  }
}

/** The server's word about a field stands beside that field; its two phone fields are one here. */
function serverErrors({ trouble }: Portal): FieldErrors {
  const fields = trouble.error?.fields ?? {}
  const found = Object.entries(fields).map(([name, [first]]) => [name === 'country_code' ? 'mobile_number' : name, first?.message])
  return Object.fromEntries(found.filter(([name, message]) => message && NAMES.includes(name ?? '')))
}

function useFocusOnFirst(form: { current: HTMLFormElement | null }, errors: FieldErrors) {
  const names = Object.keys(errors).join()
  useEffect(() => {
    if (names) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [names, form])
}
