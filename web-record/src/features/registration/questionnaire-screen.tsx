import { EntityMultiSelect } from '@clinic/kit/components'
import { Form, Submit } from '@clinic/kit/forms'
import { useLanguage } from '@clinic/kit/i18n'
import { useHasPermission, useIsSettingOn } from '@clinic/kit/session'
import { Anchor, Box, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { consentSource, questionnaireSource, type RegistrationSettings, shownBuiltinQuery } from './registration.api'
import { useRegistrationSettings } from './registration-layout'
import { useRegistrationTranslation } from './texts'
import { useSettingsForm } from './use-settings-form'

/** The questionnaires and consents that clients fill in when they register (REC-060). */
export function RegistrationQuestionnaireScreen() {
  const settings = useRegistrationSettings()
  const canEdit = useHasPermission('form.design')
  return (
    <Box className="record-page-form">
      <Stack gap="xl">
        {canEdit && <FormsForm key={settings.version} settings={settings} />}
        <BuiltinList />
      </Stack>
    </Box>
  )
}

function FormsForm({ settings }: { settings: RegistrationSettings }) {
  const t = useRegistrationTranslation()
  const language = useLanguage()
  const usesConsents = useIsSettingOn('SHOW_LETTER_OF_CONSENT')
  const form = useSettingsForm(settings, 'questionnaire')
  return (
    <Form form={form} label={t('forms.title')}>
      <Title order={2}>{t('forms.title')}</Title>
      <Text c="dimmed">{t('forms.help')}</Text>
      <EntityMultiSelect name="questionnaire_ids" label={t('forms.questionnaires')} source={questionnaireSource(language)} />
      {usesConsents && <EntityMultiSelect name="consent_template_ids" label={t('forms.consents')} source={consentSource} />}
      <Submit>{t('common.save')}</Submit>
    </Form>
  )
}

function BuiltinList() {
  const t = useRegistrationTranslation()
  const language = useLanguage()
  const { data } = useQuery(shownBuiltinQuery())
  return (
    <Stack gap="xs">
      <Title order={2}>{t('forms.builtin')}</Title>
      {data?.map((row) => (
        <Text key={row.builtin_type}>{language === 'sv' ? row.title_sv : row.title_en}</Text>
      ))}
      {data?.length === 0 && <Text c="dimmed">{t('forms.noBuiltin')}</Text>}
      <Anchor component={Link} to="/settings/system-settings">
        {t('forms.systemSettings')}
      </Anchor>
    </Stack>
  )
}
