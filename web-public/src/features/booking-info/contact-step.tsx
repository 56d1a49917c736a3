import { Button, getDialingCode, InputField, parsePhoneNumber, Step } from '@clinic/kit/lite'
import { type FormEvent, useRef, useState } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { PhoneField } from '../../booking/phone-field'
import type { Clinic } from '../../booking/portal.api'
import type { CheckInContact } from './booking-info.api'
import { useCheckInTranslation } from './check-in-texts'
import type { AccessHandle } from './use-access'

/** Read the contact of a form; a number that can't be read is left as typed, for the server to refuse. */
function readContact(form: HTMLFormElement): CheckInContact {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  if (data.has('email')) return { email: text('email') }
  const number = parsePhoneNumber(text('mobile_number'), text('country'))
  return { country_code: `+${getDialingCode(number.country)}`, mobile_number: number.national || text('mobile_number') }
}

/** The first step at the reception: the phone number, or the e-mail address at a clinic that sends codes by mail. */
export function ContactStep({ clinic, access }: { clinic: Clinic; access: AccessHandle }) {
  const t = useCheckInTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState<CheckInContact>({})
  const { code_channel: channel } = clinic
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (!form.current) return
    const contact = readContact(form.current)
    setSent(contact)
    void access.open(contact)
  }
  const errors = access.error?.errors ?? {}
  const fieldError = (errors.mobile_number ?? errors.country_code ?? errors.email)?.[0]?.message
  return (
    <Step name="check-in-contact" title={t('contact.title', { clinic: clinic.name })} intro={t(`contact.${channel}`)}>
      <form ref={form} className="form" onSubmit={send} noValidate>
        {channel === 'sms' ? (
          <PhoneField label={t('contact.phone')} values={{}} timezone={clinic.timezone} error={fieldError} />
        ) : (
          <InputField
            name="email"
            label={t('contact.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            error={fieldError}
            defaultValue={sent.email ?? ''}
          />
        )}
        {access.error && !fieldError && <ErrorNotice error={access.error} onRetry={() => send()} />}
        <Button type="submit" isBusy={access.isBusy}>
          {t('contact.send')}
        </Button>
      </form>
    </Step>
  )
}
