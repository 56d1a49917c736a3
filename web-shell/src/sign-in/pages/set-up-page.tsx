import { getValidationMessage, useLanguage, zOnboardingRequest } from '@clinic/kit/lite'
import { AuthLayout } from '../auth-layout'
import { CheckboxField } from '../form/fields'
import { Form, Submit, useFormState } from '../form/form'
import { useForm } from '../form/use-form'
import { RequireStep } from '../require-step'
import { useSession } from '../session'
import { completeSetUp } from '../sign-in.api'
import { useTranslation } from '../texts'

function SystemFields() {
  const t = useTranslation()
  const language = useLanguage()
  const { values } = useFormState()
  const hasSelection = Object.values(values).some(Boolean)
  return (
    <>
      <CheckboxField name="is_booking_on" label={t('setUp.booking')} description={t('setUp.bookingHelp')} />
      <CheckboxField name="is_record_on" label={t('setUp.record')} description={t('setUp.recordHelp')} />
      <CheckboxField name="is_pos_on" label={t('setUp.pos')} description={t('setUp.posHelp')} />
      {!hasSelection && (
        <p className="auth-intro small" role="status">
          {getValidationMessage('at_least_one', language)}
        </p>
      )}
      <Submit disabled={!hasSelection}>{t('setUp.submit')}</Submit>
    </>
  )
}

function SetUpForm() {
  const t = useTranslation()
  const { startSession } = useSession()
  const form = useForm(zOnboardingRequest, {
    initialValues: { is_booking_on: true, is_record_on: true, is_pos_on: false },
    onSubmit: (submission) => completeSetUp(submission).then(startSession),
  })
  return (
    <AuthLayout title={t('setUp.title')} intro={t('setUp.intro')}>
      <Form form={form} label={t('setUp.title')}>
        <SystemFields />
      </Form>
    </AuthLayout>
  )
}

/** The choice of systems, at least one of booking, record and POS (PLT-014). */
export const SetUpPage = () => (
  <RequireStep step="set_up">
    <SetUpForm />
  </RequireStep>
)
