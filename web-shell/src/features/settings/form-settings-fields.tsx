import { SwitchField } from '@clinic/kit/forms'
import { useShellTranslation } from '../../texts'
import { CompanySection } from './company-fields'

const CONSENT_SETTINGS = [
  'SHOW_LETTER_OF_CONSENT',
  'LOC_CHECKBOX',
  'REQUIRED_CONSENT',
  'CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE',
] as const

/** Which consent forms are used, and what a client ticks before the signature counts. */
export function ConsentFields() {
  const t = useShellTranslation()
  return (
    <CompanySection title={t('systemSettings.consents')} help={t('systemSettings.consentsHelp')}>
      {CONSENT_SETTINGS.map((key) => (
        <SwitchField key={key} name={key} label={t(`systemSettings.${key}`)} description={t(`systemSettings.consentHelp.${key}`)} />
      ))}
    </CompanySection>
  )
}

const QUESTIONNAIRE_SETTINGS = ['SHOW_HEALTH_QUESTIONNAIRE', 'SHOW_AESTHETIC_INTEREST', 'SHOW_COVID_19'] as const

/** Which of the built-in questionnaires are used (REC-043). */
export function QuestionnaireFields() {
  const t = useShellTranslation()
  return (
    <CompanySection title={t('builtinQuestionnaires.title')} help={t('builtinQuestionnaires.help')}>
      {QUESTIONNAIRE_SETTINGS.map((key) => (
        <SwitchField key={key} name={key} label={t(`builtinQuestionnaires.${key}`)} />
      ))}
    </CompanySection>
  )
}

/** What the portals of registration and booking need (REC-060, BKG-040). */
export function RegistrationFields() {
  const t = useShellTranslation()
  return (
    <CompanySection title={t('registration.title')} help={t('registration.help')}>
      <SwitchField name="MANDATORY_BANK_ID_BOOKING_PORTAL" label={t('registration.MANDATORY_BANK_ID_BOOKING_PORTAL')} />
      <SwitchField name="MANDATORY_BANK_ID_REG_PORTAL" label={t('registration.MANDATORY_BANK_ID_REG_PORTAL')} />
      <SwitchField name="SUPER_USER_MAIL_WHEN_CLIENT_REGISTER" label={t('registration.SUPER_USER_MAIL_WHEN_CLIENT_REGISTER')} />
    </CompanySection>
  )
}
