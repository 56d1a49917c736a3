import { Divider, ErrorState, LoadingState, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useBookingTexts } from '../../texts'
import { MessageForm } from './message-form'
import { messagesQuery } from './messages.api'

/** What clients are told before and after their visits. */
export function Messages() {
  const t = useBookingTexts()
  const { data, error, refetch } = useQuery(messagesQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Stack gap="xl" maw={960}>
      {data.map((message, at) => (
        <Fragment key={message.kind}>
          {at > 0 && <Divider />}
          <Stack component="section" gap="sm">
            <Title order={2}>{t(`messages.${message.kind}`)}</Title>
            <Text c="dimmed">{t(`messages.${message.kind}Help`)}</Text>
            <MessageForm key={message.version} message={message} />
          </Stack>
        </Fragment>
      ))}
    </Stack>
  )
}
