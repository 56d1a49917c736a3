import { SwitchField, useWatch } from '@clinic/kit/forms'
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

const MANDATORY_BANKID_SETTINGS = ['MANDATORY_BANK_ID_BOOKING_PORTAL', 'MANDATORY_BANK_ID_REG_PORTAL'] as const

/** What the portals of registration and booking need (REC-060, BKG-040); without BankID for clients neither can demand it (PLT-052). */
export function RegistrationFields() {
  const t = useShellTranslation()
  const isBankIdUsed = useWatch({ name: 'BANK_ID_VERIFICATION_ENABLED' }) === true
  return (
    <CompanySection title={t('registration.title')} help={t('registration.help')}>
      <SwitchField
        name="BANK_ID_VERIFICATION_ENABLED"
        label={t('registration.BANK_ID_VERIFICATION_ENABLED')}
        description={t('registration.bankIdHelp')}
      />
      {MANDATORY_BANKID_SETTINGS.map((key) => (
        <SwitchField
          key={key}
          name={key}
          label={t(`registration.${key}`)}
          description={isBankIdUsed ? undefined : t('registration.bankIdOff')}
        />
      ))}
      <SwitchField name="SUPER_USER_MAIL_WHEN_CLIENT_REGISTER" label={t('registration.SUPER_USER_MAIL_WHEN_CLIENT_REGISTER')} />
    </CompanySection>
  )
}
