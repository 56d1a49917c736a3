import { Button, Notice, Step, useLanguage } from '@clinic/kit/lite'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { PersonalDataNotice } from '../../personal-data-notice'
import { DetailsFields } from './details-fields'
import { type FieldErrors, findEmpty, loadTyped, readTyped, saveTyped, toDetails } from './details-values'
import { ANY_PRACTITIONER } from './practitioner-step'
import type { RegistrationClinic } from './registration.api'
import { useRegistrationTranslation } from './texts'
import type { RegistrationHandle } from './use-registration'

/** The second step: the details that the clinic asks for; what is typed survives a reload. */
export function DetailsStep({ clinic, registration }: { clinic: RegistrationClinic; registration: RegistrationHandle }) {
  const t = useRegistrationTranslation()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [typed] = useState(() => loadTyped(registration.store))
  const [emptyFields, setEmptyFields] = useState<FieldErrors>({})
  const errors = { ...readServerErrors(registration), ...emptyFields }
  useFocusOnFirst(form, errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    const values = readTyped(form.current)
    const empty = findEmpty(clinic, values, language)
    setEmptyFields(empty)
    const { practitionerId } = registration
    const chosen = practitionerId === ANY_PRACTITIONER ? null : practitionerId
    if (Object.keys(empty).length === 0) void registration.submitDetails(toDetails(clinic, values, chosen))
  }
  const hasErrors = Object.keys(errors).length > 0
  return (
    <Step name="details" title={t('details.title')} intro={t(`details.${clinic.proof}`)}>
      {registration.isExpired && <Notice kind="warning">{t('expired')}</Notice>}
      <form
        ref={form}
        className="form"
        noValidate
        onSubmit={submit}
        onInput={() => form.current && saveTyped(registration.store, readTyped(form.current))}
      >
        <DetailsFields clinic={clinic} typed={typed} errors={errors} uploadPicture={registration.uploadPicture} />
        <PersonalDataNotice policy={clinic.policy} clinic={clinic.name} />
        {hasErrors && <Notice kind="error">{t('details.fix')}</Notice>}
        {registration.error && !hasErrors && <ErrorNotice error={registration.error} onRetry={registration.retry} />}
        <Button type="submit" isBusy={registration.isBusy}>
          {t('details.send')}
        </Button>
      </form>
    </Step>
  )
}

/** The server's errors by field; country code and number share one. */
function readServerErrors({ error }: RegistrationHandle): FieldErrors {
  const entries = Object.entries(error?.errors ?? {}).flatMap(([name, [first]]) =>
    first && name !== 'policy_id' && name !== 'membership_id' ? [[name === 'country_code' ? 'mobile_number' : name, first.message]] : [],
  )
  return Object.fromEntries(entries)
}

function useFocusOnFirst(form: { current: HTMLFormElement | null }, errors: FieldErrors) {
  const names = Object.keys(errors).join()
  useEffect(() => {
    if (names) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [names, form])
}
