import { Divider, ErrorState, LoadingState, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useBookingTranslation } from '../../texts/index'
import { Confirmation } from './confirmation-form'
import { MessageTemplateForm } from './message-template-form'
import { messageTemplatesQuery } from './message-templates.api'

/** Settings of reminders and follow-ups. */
export function MessageTemplates() {
  const t = useBookingTranslation()
  const { data, error, refetch } = useQuery(messageTemplatesQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Stack gap="xl" maw={960}>
      <Confirmation />
      <Divider />
      {data.map((message, index) => (
        <Fragment key={message.type}>
          {index > 0 && <Divider />}
          <Stack component="section" gap="sm">
            <Title order={2}>{t(`messages.${message.type}`)}</Title>
            <Text c="dimmed">{t(`messages.${message.type}Help`)}</Text>
            <MessageTemplateForm key={message.version} message={message} />
          </Stack>
        </Fragment>
      ))}
    </Stack>
  )
}
