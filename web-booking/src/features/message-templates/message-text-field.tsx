import type { Schema } from '@clinic/kit/api'
import { TextAreaField, useFormContext, useWatch } from '@clinic/kit/forms'
import { Button, Group, Paper, Stack, Text, useDebouncedValue } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useId } from 'react'
import { useBookingTranslation } from '../../texts/index'
import { previewQuery } from './message-templates.api'

type ReminderType = Schema['ReminderSettingsOut']['type']
type Language = 'en' | 'sv'

const PLACEHOLDERS = ['client', 'clinic', 'service', 'practitioner', 'time', 'link'] as const
const MAX_PREVIEW_LENGTH = 600

function Preview({ type, language, text }: { type: ReminderType; language: Language; text: string }) {
  const t = useBookingTranslation()
  const id = useId()
  const [debounced] = useDebouncedValue(text.slice(0, MAX_PREVIEW_LENGTH), 400)
  const { data } = useQuery({ ...previewQuery({ type, language, text: debounced }), enabled: debounced.trim() !== '' })
  if (!data || debounced.trim() === '') return null
  return (
    <Paper role="group" aria-labelledby={id} p="sm" withBorder>
      <Text size="sm" c="dimmed" id={id}>
        {t('messages.preview', { language: t(language === 'sv' ? 'messages.swedish' : 'messages.english') })}
      </Text>
      <Text lang={language} fw={500}>
        {data.subject}
      </Text>
      <Text lang={language} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {data.text}
      </Text>
      <Text size="sm" c="dimmed" className="clinic-number">
        {t('messages.segments', { count: data.segments })}, {t('messages.remaining', { count: data.remaining })}
      </Text>
    </Paper>
  )
}

/** Text in one language with buttons for placeholders and a preview. */
export function MessageTextField({ type, language, disabled }: { type: ReminderType; language: Language; disabled: boolean }) {
  const t = useBookingTranslation()
  const name = `text_${language}` as const
  const { getValues, setValue } = useFormContext()
  const text = (useWatch({ name }) ?? '') as string
  const insert = (placeholder: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const textarea = event.currentTarget.form?.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)
    const text = getValues(name) as string
    const [from, to] = textarea ? [textarea.selectionStart, textarea.selectionEnd] : [text.length, text.length]
    setValue(name, `${text.slice(0, from)}{${placeholder}}${text.slice(to)}`, { shouldDirty: true, shouldValidate: true })
    textarea?.focus()
  }
  const groupLabel = t('messages.insert', { language: t(language === 'sv' ? 'messages.swedish' : 'messages.english') })
  return (
    <Stack gap="xs">
      <TextAreaField name={name} label={t(`messages.${name}`)} rows={4} required disabled={disabled} />
      {!disabled && (
        <Group gap={6} role="group" aria-label={groupLabel}>
          {PLACEHOLDERS.map((placeholder) => (
            <Button key={placeholder} variant="default" size="compact-sm" onClick={insert(placeholder)}>
              {t(`messages.placeholder.${placeholder}`)}
            </Button>
          ))}
        </Group>
      )}
      <Preview type={type} language={language} text={text} />
    </Stack>
  )
}
