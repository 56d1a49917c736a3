import { Button, getClientFieldName, InputField, Notice, Step, useLanguage } from '@clinic/kit/lite'
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { PersonalDataNotice } from '../../personal-data-notice'
import { useTranslation } from '../../texts'
import { ClinicText } from '../clinic-text'
import { type DetailsFormValues, type FieldErrors, loadValues, saveValues, validateDetails } from '../details-form'
import { FlowErrorNotice } from '../error-notice'
import { PhoneField } from '../phone-field'
import type { Clinic, Details } from '../portal.api'
import { ADDRESS_FIELDS, type FieldName, getExtraName } from '../required-details'
import type { Portal } from '../use-booking-flow'
import { DetailFields } from './detail-fields'

/** The inputs that the form may show; country code and number share one error. */
const listFieldNames = (clinic: Clinic): FieldName[] => [
  'first_name',
  'last_name',
  'mobile_number',
  'email',
  'personal_id',
  'date_of_birth',
  ...ADDRESS_FIELDS,
  ...clinic.extra_fields.map(({ id }) => getExtraName(id)),
  'special_request',
]

/** Whether the personal number is asked for: before a treatment under the act, or by the clinic, unless BankID gives it. */
const asksPersonalId = ({ clinic, isUnderAct }: Portal) =>
  !clinic.content.needs_bankid && (clinic.content.personal_id !== 'hidden' || isUnderAct)

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
    const { details, errors: fieldErrors } = validateDetails(readForm(form.current), portal.clinic, language)
    setLocalErrors(fieldErrors ?? {})
    if (details) portal.submitDetails(withPolicy(details, portal.clinic.policy?.id))
  }
  const getName = (name: 'mobile_number' | 'email', usual: string) => getClientFieldName(portal.clinic.field_names[name], usual, language)
  const fieldProps = (name: FieldName, label: string) => ({
    name,
    label,
    defaultValue: values[name],
    error: errors[name],
    required: true,
  })
  return (
    <Step name="details" title={t('details.title')} intro={t(`details.lead.${portal.clinic.code_channel}`)}>
      <ClinicText clinic={portal.clinic} part="details" />
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
        {asksPersonalId(portal) && <PersonalIdField portal={portal} {...fieldProps('personal_id', t('details.personalId'))} />}
        <DetailFields clinic={portal.clinic} values={values} errors={errors} />
        {portal.clinic.names_treatments && <TreatmentNamesField isAgreed={Boolean(values.agrees_to_treatment_names)} />}
        <PersonalDataNotice policy={portal.clinic.policy} clinic={portal.clinic.name} />
        {Object.keys(errors).length > 0 && <Notice kind="error">{t('details.fix')}</Notice>}
        <FlowErrorNotice portal={portal} shownFields={[...listFieldNames(portal.clinic), 'country_code']} />
        <Button type="submit" isBusy={portal.isBusy}>
          {t('details.send')}
        </Button>
      </form>
    </Step>
  )
}

/** Whether messages may name the treatment (LAW-052). */
function TreatmentNamesField({ isAgreed }: { isAgreed: boolean }) {
  const t = useTranslation()
  return (
    <label className="agreement">
      <input type="checkbox" name="agrees_to_treatment_names" value="1" defaultChecked={isAgreed} />
      <span>{t('details.treatmentNames')}</span>
    </label>
  )
}

/** Asked for before a treatment under the act (2021:363), to prove the age, and where the clinic asks for it. */
function PersonalIdField({ portal, ...props }: ComponentProps<typeof InputField> & { portal: Portal }) {
  const t = useTranslation()
  const { isUnderAct } = portal
  const isRequired = isUnderAct || portal.clinic.content.personal_id === 'required'
  return (
    <InputField
      {...props}
      label={isRequired ? props.label : t('details.optional', { label: props.label })}
      required={isRequired}
      placeholder={t('details.personalIdFormat')}
      description={isUnderAct ? t('details.personalIdHelp') : undefined}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}

/** The details with the version of the clinic's policy that the visitor was shown; as they are where the clinic has none. */
const withPolicy = (details: Details, policy_id: string | undefined): Details => (policy_id ? { ...details, policy_id } : details)

/** What is typed in the inputs that are shown. */
const readForm = (form: HTMLFormElement): DetailsFormValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** Map the server's field errors to the form's fields. */
function serverErrors({ flowError, clinic }: Portal): FieldErrors {
  const names: string[] = listFieldNames(clinic)
  const messages = Object.entries(flowError.error?.errors ?? {}).map(
    ([name, [first]]) => [name === 'country_code' ? 'mobile_number' : name, first?.message] as const,
  )
  return Object.fromEntries(messages.filter(([name, message]) => message && names.includes(name)))
}

function useFocusOnFirst(form: { current: HTMLFormElement | null }, errors: FieldErrors) {
  const names = Object.keys(errors).join()
  useEffect(() => {
    if (names) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [names, form])
}
