import { Button, getClientFieldName, InputField, Notice, Step, TextAreaField, useLanguage } from '@clinic/kit/lite'
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { PersonalDataNotice } from '../../personal-data-notice'
import { useTranslation } from '../../texts'
import { type DetailsFormValues, type FieldErrors, loadValues, saveValues, validateDetails } from '../details-form'
import { FlowErrorNotice } from '../error-notice'
import { PhoneField } from '../phone-field'
import type { Details } from '../portal.api'
import type { Portal } from '../use-booking-flow'

const FIELD_NAMES = ['first_name', 'last_name', 'country_code', 'mobile_number', 'email', 'personal_id', 'special_request']

export function DetailsStep({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const language = useLanguage()
  const [values] = useState(() => loadValues(portal.store))
  const form = useRef<HTMLFormElement>(null)
  const [localErrors, setLocalErrors] = useState<FieldErrors>({})
  const errors = { ...serverErrors(portal), ...localErrors }
  useFocusOnFirst(form, errors)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.current || portal.isBusy) return
    const { details, errors: fieldErrors } = validateDetails(readForm(form.current), language)
    setLocalErrors(fieldErrors ?? {})
    if (details) portal.submitDetails(withPolicy(details, portal.clinic.policy?.id))
  }
  const getName = (name: 'mobile_number' | 'email', usual: string) => getClientFieldName(portal.clinic.field_names[name], usual, language)
  const fieldProps = (name: keyof DetailsFormValues, label: string) => ({
    name,
    label,
    defaultValue: values[name],
    error: errors[name],
    required: true,
  })
  return (
    <Step name="details" title={t('details.title')} intro={t(`details.lead.${portal.clinic.code_channel}`)}>
      <form
        ref={form}
        onSubmit={submit}
        onInput={() => form.current && saveValues(portal.store, readForm(form.current))}
        noValidate
        className="form"
      >
        <div className="pair">
          <InputField {...fieldProps('first_name', t('details.firstName'))} autoComplete="given-name" />
          <InputField {...fieldProps('last_name', t('details.lastName'))} autoComplete="family-name" />
        </div>
        <PhoneField
          label={getName('mobile_number', t('details.phone'))}
          values={values}
          timezone={portal.clinic.timezone}
          error={errors.mobile_number}
        />
        <InputField
          {...fieldProps('email', getName('email', t('details.email')))}
          type="email"
          inputMode="email"
          autoComplete="email"
          description={t('details.emailHelp')}
        />
        {portal.service?.aesthetic_kind && <PersonalIdField {...fieldProps('personal_id', t('details.personalId'))} />}
        <TextAreaField {...fieldProps('special_request', t('details.request'))} required={false} />
        <PersonalDataNotice policy={portal.clinic.policy} clinic={portal.clinic.name} />
        {Object.keys(errors).length > 0 && <Notice kind="error">{t('details.fix')}</Notice>}
        <FlowErrorNotice portal={portal} shownFields={FIELD_NAMES} />
        <Button type="submit" isBusy={portal.isBusy}>
          {t('details.send')}
        </Button>
      </form>
    </Step>
  )
}

/** Asked for before a treatment under the act (2021:363), to prove the age. */
function PersonalIdField(props: ComponentProps<typeof InputField>) {
  const t = useTranslation()
  const hints = { placeholder: t('details.personalIdFormat'), description: t('details.personalIdHelp') }
  return <InputField {...props} {...hints} inputMode="numeric" autoComplete="off" />
}

/** The details with the version of the clinic's policy that the visitor was shown; as they are where the clinic has none. */
const withPolicy = (details: Details, policy_id: string | undefined): Details => (policy_id ? { ...details, policy_id } : details)

function readForm(form: HTMLFormElement): DetailsFormValues {
  const data = new FormData(form)
  const text = (name: keyof DetailsFormValues) => String(data.get(name) ?? '')
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    country: text('country'),
    mobile_number: text('mobile_number'),
    email: text('email'),
    ...(data.has('personal_id') && { personal_id: text('personal_id') }),
    special_request: text('special_request'),
  }
}

/** Map the server's field errors to the form's fields; country code and number share one error. */
function serverErrors({ flowError }: Portal): FieldErrors {
  const fields = flowError.error?.errors ?? {}
  const messages = Object.entries(fields).map(([name, [first]]) => [name === 'country_code' ? 'mobile_number' : name, first?.message])
  return Object.fromEntries(messages.filter(([name, message]) => message && FIELD_NAMES.includes(name ?? '')))
}

function useFocusOnFirst(form: { current: HTMLFormElement | null }, errors: FieldErrors) {
  const names = Object.keys(errors).join()
  useEffect(() => {
    if (names) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [names, form])
}
