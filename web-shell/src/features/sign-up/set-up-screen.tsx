import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { PlainFrame } from '@clinic/kit/app'
import { CheckField, Form, fieldText, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { useLanguage } from '@clinic/kit/i18n'
import { began } from '@clinic/kit/session'
import { Text } from '@clinic/kit/ui'
import { useShellTexts } from '../../texts'
import { setUp } from './sign-up.api'
import { Step } from './step'

function Choice() {
  const t = useShellTexts()
  const language = useLanguage()
  const chosen = useWatch({ name: ['is_booking_on', 'is_record_on', 'is_pos_on'] }).some(Boolean)
  return (
    <>
      <CheckField name="is_booking_on" label={t('setUp.booking')} help={t('setUp.bookingHelp')} />
      <CheckField name="is_record_on" label={t('setUp.record')} help={t('setUp.recordHelp')} />
      <CheckField name="is_pos_on" label={t('setUp.pos')} help={t('setUp.posHelp')} />
      {!chosen && (
        <Text size="sm" c="dimmed" role="status">
          {fieldText('at_least_one', language)}
        </Text>
      )}
      <Submit fullWidth disabled={!chosen}>
        {t('setUp.submit')}
      </Submit>
    </>
  )
}

function SetUp() {
  const t = useShellTexts()
  const send = async (submission: Submission<Schema['SetUpIn']>) => began(await setUp(submission))
  const form = useKitForm({
    schema: schemaOf('SetUpIn'),
    initial: { is_booking_on: true, is_record_on: true, is_pos_on: false },
    onSubmit: send,
  })
  return (
    <PlainFrame title={t('setUp.title')} intro={t('setUp.intro')}>
      <Form form={form} label={t('setUp.title')}>
        <Choice />
      </Form>
    </PlainFrame>
  )
}

/** At least one of booking, record and POS is chosen (PLT-014). */
export function SetUpScreen() {
  return (
    <Step at="set_up">
      <SetUp />
    </Step>
  )
}
