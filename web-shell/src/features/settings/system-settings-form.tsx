import type { Schema } from '@clinic/kit/api'
import { SaveBar } from '@clinic/kit/components'
import { Form, NumberField, RadioGroupField, SelectField, Submit, SwitchField, useKitForm } from '@clinic/kit/forms'
import { DATE_FORMATS, formatDate, getClientTermOptions, useFormatters, useLanguage } from '@clinic/kit/i18n'
import { loadSession } from '@clinic/kit/session'
import { Divider, Text, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { companyQuery, saveSettings, settingsQuery } from './company.api'
import { CompanySection } from './company-fields'
import { ConsentFields, QuestionnaireFields, RegistrationFields } from './form-settings-fields'

function LanguageFields() {
  const t = useShellTranslation()
  const languages = [
    { value: 'en', label: 'English' },
    { value: 'sv', label: 'Svenska' },
  ]
  return (
    <CompanySection title={t('systemSettings.languages')}>
      <RadioGroupField
        name="LANGUAGE"
        label={t('systemSettings.LANGUAGE')}
        description={t('systemSettings.languageHelp')}
        options={languages}
      />
      <RadioGroupField
        name="CUSTOMER_LANGUAGE"
        label={t('systemSettings.CUSTOMER_LANGUAGE')}
        description={t('systemSettings.customerLanguageHelp')}
        options={languages}
      />
    </CompanySection>
  )
}

function FormatFields() {
  const t = useShellTranslation()
  const { localeSettings } = useFormatters()
  const formats = DATE_FORMATS.map((value) => ({
    value,
    label: `${formatDate('2026-11-21', { ...localeSettings, dateFormat: value })} (${value})`,
  }))
  return (
    <CompanySection title={t('systemSettings.formats')}>
      <SelectField name="DATE_FORMAT" label={t('systemSettings.DATE_FORMAT')} options={formats} required />
      <SwitchField name="IS_TWELVE_HOURS" label={t('systemSettings.IS_TWELVE_HOURS')} />
      <SwitchField name="CALENDAR_FIRST_DAY_SUNDAY" label={t('systemSettings.CALENDAR_FIRST_DAY_SUNDAY')} />
    </CompanySection>
  )
}

function ClientFields() {
  const t = useShellTranslation()
  const terms = getClientTermOptions(useLanguage())
  return (
    <CompanySection title={t('systemSettings.clients')}>
      <RadioGroupField
        name="CLIENT_TERM"
        label={t('systemSettings.CLIENT_TERM')}
        description={t('systemSettings.termHelp')}
        options={terms}
      />
      <SwitchField
        name="CLIENT_ACCESS_FULL_ACCESS"
        label={t('systemSettings.CLIENT_ACCESS_FULL_ACCESS')}
        description={t('systemSettings.accessHelp')}
      />
      <SwitchField
        name="SEND_CLIENT_WELCOME_EMAIL"
        label={t('systemSettings.SEND_CLIENT_WELCOME_EMAIL')}
        description={t('systemSettings.welcomeHelp')}
      />
      <SwitchField name="NRS_RATING" label={t('systemSettings.NRS_RATING')} description={t('systemSettings.nrsHelp')} />
    </CompanySection>
  )
}

function SignInFields() {
  const t = useShellTranslation()
  return (
    <CompanySection title={t('systemSettings.signIn')}>
      <SwitchField name="SHOW_2FA" label={t('systemSettings.SHOW_2FA')} description={t('systemSettings.twoFactorHelp')} />
      <NumberField name="PASSWORD_DAYS" label={t('systemSettings.PASSWORD_DAYS')} description={t('systemSettings.passwordDaysHelp')} />
    </CompanySection>
  )
}

/** Every setting has the name of its key; they apply to everyone in the company. */
export function SystemSettingsForm({ settings }: { settings: Schema['CompanySettingsOut'] }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const handleDone = async () => {
    toast.success(t('systemSettings.saved'))
    const keys = [settingsQuery.queryKey, companyQuery.queryKey]
    await Promise.all([...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })), loadSession()])
  }
  const form = useKitForm('CompanySettingsUpdate', { initialValues: settings, onSubmit: saveSettings, onDone: handleDone })
  return (
    <Form form={form} label={t('systemSettings.title')}>
      <LanguageFields />
      <Divider />
      <FormatFields />
      <Divider />
      <ClientFields />
      <Divider />
      <ConsentFields />
      <Divider />
      <QuestionnaireFields />
      <Divider />
      <RegistrationFields />
      <Divider />
      <SignInFields />
      <SaveBar>
        <Submit>{t('common.save')}</Submit>
        <Text size="sm" c="dimmed">
          {t('company.appliesToAll')}
        </Text>
      </SaveBar>
    </Form>
  )
}
