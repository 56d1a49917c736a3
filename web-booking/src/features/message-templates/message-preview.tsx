import type { Schema } from '@clinic/kit/api'
import { Paper, Text } from '@clinic/kit/ui'
import { useId } from 'react'
import { useBookingTranslation } from '../../texts/index'

interface Props {
  label: string
  language: 'en' | 'sv'
  data: Schema['ReminderPreview']
  /** Whether it is an SMS, or may be one; an e-mail has no segments. */
  hasSegments?: boolean
}

/** A message as its client reads it, and how many SMS it takes. */
export function MessagePreview({ label, language, data, hasSegments = true }: Props) {
  const t = useBookingTranslation()
  const id = useId()
  return (
    <Paper role="group" aria-labelledby={id} p="sm" withBorder>
      <Text size="sm" c="dimmed" id={id}>
        {label}
      </Text>
      <Text lang={language} fw={500}>
        {data.subject}
      </Text>
      <Text lang={language} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {data.text}
      </Text>
      {hasSegments && (
        <Text size="sm" c="dimmed" className="clinic-number">
          {t('messages.segments', { count: data.segments })}, {t('messages.remaining', { count: data.remaining })}
        </Text>
      )}
    </Paper>
  )
}
