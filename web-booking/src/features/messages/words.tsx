import type { Schema } from '@clinic/kit/api'
import { TextAreaField, useFormContext, useWatch } from '@clinic/kit/forms'
import { Button, Group, Paper, Stack, Text, useDebouncedValue } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useId } from 'react'
import { useBookingTexts } from '../../texts'
import { previewQuery } from './messages.api'

type Kind = Schema['NoticeOut']['kind']
type Language = 'en' | 'sv'

const placeholders = ['client', 'clinic', 'service', 'practitioner', 'time', 'link'] as const
const LONGEST = 600

function Preview({ kind, language, text }: { kind: Kind; language: Language; text: string }) {
  const t = useBookingTexts()
  const id = useId()
  const [settled] = useDebouncedValue(text.slice(0, LONGEST), 400)
  const { data } = useQuery({ ...previewQuery({ kind, language, text: settled }), enabled: settled.trim() !== '' })
  if (!data || settled.trim() === '') return null
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
        {t('messages.parts', { count: data.parts })}, {t('messages.left', { count: data.left })}
      </Text>
    </Paper>
  )
}

/** A text in one language, with what can be put into it and how it reads. */
export function Words({ kind, language, disabled }: { kind: Kind; language: Language; disabled: boolean }) {
  const t = useBookingTexts()
  const name = `text_${language}` as const
  const { getValues, setValue } = useFormContext()
  const text = (useWatch({ name }) ?? '') as string
  const insert = (placeholder: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.form?.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)
    const before = getValues(name) as string
    const [from, to] = box ? [box.selectionStart, box.selectionEnd] : [before.length, before.length]
    setValue(name, `${before.slice(0, from)}{${placeholder}}${before.slice(to)}`, { shouldDirty: true, shouldValidate: true })
    box?.focus()
  }
  const labelled = t('messages.insert', { language: t(language === 'sv' ? 'messages.swedish' : 'messages.english') })
  return (
    <Stack gap="xs">
      <TextAreaField name={name} label={t(`messages.${name}`)} rows={4} required disabled={disabled} />
      {!disabled && (
        <Group gap={6} role="group" aria-label={labelled}>
          {placeholders.map((each) => (
            <Button key={each} variant="default" size="compact-sm" onClick={insert(each)}>
              {t(`messages.placeholder.${each}`)}
            </Button>
          ))}
        </Group>
      )}
      <Preview kind={kind} language={language} text={text} />
    </Stack>
  )
}
