import { MessageStateBadge } from '@clinic/kit/components'
import { DateTimeText, Group, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { newestLinkQuery } from './client-forms.api'
import { useFormsTranslation } from './texts'

/** What became of the newest link to the client's forms, by each channel; nothing before one was sent. */
export function LinkMessages({ clientId }: { clientId: string }) {
  const t = useFormsTranslation()
  const { data } = useQuery(newestLinkQuery(clientId))
  if (!data?.messages.length) return null
  return (
    <Stack component="section" gap="xs" aria-label={t('client.linkMessages')}>
      {data.messages.map((message) => (
        <Group key={message.id} gap="xs">
          <Text size="sm">{t(message.channel === 'sms' ? 'client.linkBySms' : 'client.linkByEmail')}</Text>
          <Text size="sm" c="dimmed">
            <DateTimeText value={message.created_at} />
          </Text>
          <MessageStateBadge state={message.state} />
          {message.error_text && (
            <Text size="sm" c="red">
              {message.error_text}
            </Text>
          )}
        </Group>
      ))}
    </Stack>
  )
}
