import type { Schema, Submission } from '@clinic/kit/api'
import { AuthLayout } from '@clinic/kit/app'
import { CheckboxField, Form, getValidationMessage, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { useLanguage } from '@clinic/kit/i18n'
import { startSession } from '@clinic/kit/session'
import { Text } from '@clinic/kit/ui'
import { useShellTranslation } from '../../texts'
import { RequireStep } from './require-step'
import { completeSetUp } from './sign-up.api'

function SystemFields() {
  const t = useShellTranslation()
  const language = useLanguage()
  const hasSelection = useWatch({ name: ['is_booking_on', 'is_record_on', 'is_pos_on'] }).some(Boolean)
  return (
    <>
      <CheckboxField name="is_booking_on" label={t('setUp.booking')} description={t('setUp.bookingHelp')} />
      <CheckboxField name="is_record_on" label={t('setUp.record')} description={t('setUp.recordHelp')} />
      <CheckboxField name="is_pos_on" label={t('setUp.pos')} description={t('setUp.posHelp')} />
      {!hasSelection && (
        <Text size="sm" c="dimmed" role="status">
          {getValidationMessage('at_least_one', language)}
        </Text>
      )}
      <Submit fullWidth disabled={!hasSelection}>
        {t('setUp.submit')}
      </Submit>
    </>
  )
}

function SetUpForm() {
  const t = useShellTranslation()
  const handleSubmit = async (submission: Submission<Schema['OnboardingRequest']>) => startSession(await completeSetUp(submission))
  const form = useKitForm('OnboardingRequest', {
    initialValues: { is_booking_on: true, is_record_on: true, is_pos_on: false },
    onSubmit: handleSubmit,
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
export function SetUpScreen() {
  return (
    <RequireStep step="set_up">
      <SetUpForm />
    </RequireStep>
  )
}
