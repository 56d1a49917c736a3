import { Form, Submit, SwitchField, TextAreaField, TextField, useWatch } from '@clinic/kit/forms'
import { useHasPermission } from '@clinic/kit/session'
import { Divider, Paper, SimpleGrid, Stack, Text, Title, useDebouncedValue } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useId } from 'react'
import { mailPreviewQuery, type RegistrationSettings } from './registration.api'
import { useRegistrationSettings } from './registration-layout'
import { useRegistrationTranslation } from './texts'
import { useSettingsForm } from './use-settings-form'

const PREVIEW_DEBOUNCE_MS = 400
const MAILS = [
  { mail: 'welcome_mail', isOn: 'sends_welcome_mail', help: 'email.welcomeHelp', placeholders: '{name} {clinic} {contact}' },
  { mail: 'super_user_mail', isOn: 'sends_super_user_mail', help: 'email.superUserHelp', placeholders: '{clinic} {link}' },
] as const
type Mail = (typeof MAILS)[number]['mail']

/** The welcome to new clients and the e-mail to the super user: on or off, with texts and a preview (REC-060). */
export function RegistrationEmailScreen() {
  const settings = useRegistrationSettings()
  return <EmailForm key={settings.version} settings={settings} />
}

function EmailForm({ settings }: { settings: RegistrationSettings }) {
  const t = useRegistrationTranslation()
  const disabled = !useHasPermission('form.design')
  const form = useSettingsForm(settings, 'email')
  return (
    <Form form={form} label={t('tabs.email')}>
      <Stack gap="xl" maw={960}>
        {MAILS.map(({ mail, isOn, help, placeholders }, index) => (
          <Fragment key={mail}>
            {index > 0 && <Divider />}
            <Title order={2}>{t(`email.${mail}`)}</Title>
            <Text c="dimmed">{t(help)}</Text>
            <SwitchField name={isOn} label={t(`email.${isOn}`)} disabled={disabled} />
            <Text size="sm" c="dimmed">
              {t('email.standard')} {t('email.welcomePlaceholders', { placeholders })}
            </Text>
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
              <MailFields mail={mail} language="sv" disabled={disabled} />
              <MailFields mail={mail} language="en" disabled={disabled} />
            </SimpleGrid>
          </Fragment>
        ))}
        {!disabled && <Submit w="max-content">{t('common.save')}</Submit>}
      </Stack>
    </Form>
  )
}

interface MailFieldsProps {
  mail: Mail
  language: 'en' | 'sv'
  disabled: boolean
}

function MailFields({ mail, language, disabled }: MailFieldsProps) {
  const t = useRegistrationTranslation()
  const name = (field: 'subject' | 'text') => t('email.inLanguage', { name: t(`email.${field}`), language: t(`email.${language}`) })
  return (
    <Stack gap="sm">
      <TextField name={`${mail}.subject_${language}`} label={name('subject')} disabled={disabled} />
      <TextAreaField name={`${mail}.text_${language}`} label={name('text')} disabled={disabled} />
      <Preview mail={mail} language={language} />
    </Stack>
  )
}

function Preview({ mail, language }: { mail: Mail; language: 'en' | 'sv' }) {
  const t = useRegistrationTranslation()
  const id = useId()
  const [subject, text] = useWatch({ name: [`${mail}.subject_${language}`, `${mail}.text_${language}`] }) as [string, string]
  const [debounced] = useDebouncedValue(`${subject}\n${text}`, PREVIEW_DEBOUNCE_MS)
  const [debouncedSubject = '', ...lines] = debounced.split('\n')
  const { data } = useQuery({ ...mailPreviewQuery({ mail, language, subject: debouncedSubject, text: lines.join('\n') }) })
  if (!data) return null
  return (
    <Paper role="group" aria-labelledby={id} p="sm" withBorder>
      <Text size="sm" c="dimmed" id={id}>
        {t('email.preview', { language: t(`email.${language}`) })}
      </Text>
      <Text lang={language} fw={500}>
        {data.subject}
      </Text>
      <Text lang={language} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {data.text}
      </Text>
    </Paper>
  )
}
