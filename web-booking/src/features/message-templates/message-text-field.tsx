import type { Schema } from '@clinic/kit/api'
import { TextAreaField, useWatch } from '@clinic/kit/forms'
import { Stack, useDebouncedValue } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts/index'
import { MessagePreview } from './message-preview'
import { previewQuery } from './message-templates.api'
import { PlaceholderButtons } from './placeholder-buttons'

type ReminderType = Schema['ReminderSettingsOut']['type']
type Language = 'en' | 'sv'

const MAX_PREVIEW_LENGTH = 600

function Preview({ type, language, text }: { type: ReminderType; language: Language; text: string }) {
  const t = useBookingTranslation()
  const [debounced] = useDebouncedValue(text.slice(0, MAX_PREVIEW_LENGTH), 400)
  const { data } = useQuery({ ...previewQuery({ type, language, text: debounced }), enabled: debounced.trim() !== '' })
  if (!data || debounced.trim() === '') return null
  const label = t('messages.preview', { language: t(language === 'sv' ? 'messages.swedish' : 'messages.english') })
  return <MessagePreview label={label} language={language} data={data} />
}

/** Text in one language with buttons for placeholders and a preview. */
export function MessageTextField({ type, language, disabled }: { type: ReminderType; language: Language; disabled: boolean }) {
  const t = useBookingTranslation()
  const name = `text_${language}` as const
  const text = (useWatch({ name }) ?? '') as string
  const groupLabel = t('messages.insert', { language: t(language === 'sv' ? 'messages.swedish' : 'messages.english') })
  return (
    <Stack gap="xs">
      <TextAreaField name={name} label={t(`messages.${name}`)} rows={4} required disabled={disabled} />
      {!disabled && <PlaceholderButtons name={name} label={groupLabel} />}
      <Preview type={type} language={language} text={text} />
    </Stack>
  )
}
