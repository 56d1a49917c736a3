import { RichTextView } from '@clinic/kit/editor'
import { type Language, LanguageProvider } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Group, SegmentedControl, Stack, Text } from '@clinic/kit/ui'
import { useState } from 'react'
import { useFormsTranslation } from '../forms/texts'
import type { Consent } from './consents.api'
import { SignConsentForm } from './sign-consent-form'

interface Props {
  clientId: string
  consent: Consent
  onDone: () => void
}

/** What the client reads and signs at the clinic, in the client's language or in another one that the text has (USE-019). */
export function ConsentToSign({ clientId, consent, onDone }: Props) {
  const canWrite = useHasPermission('form.write')
  const [language, setLanguage] = useState<Language>(consent.language)
  const { body } = consent.texts.find((text) => text.language === language) ?? consent
  return (
    <Stack gap="lg">
      {consent.texts.length > 1 && <LanguageChoice languages={consent.texts} selected={language} onChange={setLanguage} />}
      <LanguageProvider value={language}>
        <Stack gap="lg" lang={language}>
          <RichTextView doc={body} />
          {canWrite && !consent.is_cancelled && (
            <SignConsentForm clientId={clientId} consent={consent} language={language} onDone={onDone} />
          )}
        </Stack>
      </LanguageProvider>
    </Stack>
  )
}

interface LanguageChoiceProps {
  languages: Consent['texts']
  selected: Language
  onChange: (language: Language) => void
}

function LanguageChoice({ languages, selected, onChange }: LanguageChoiceProps) {
  const t = useFormsTranslation()
  const options = languages.map(({ language }) => ({ value: language, label: t(`client.languages.${language}`) }))
  return (
    <Group gap="sm">
      <Text size="sm">{t('client.textLanguage')}</Text>
      <SegmentedControl data={options} value={selected} onChange={onChange} aria-label={t('client.textLanguage')} />
    </Group>
  )
}
