import { MessageStateBadge } from '@clinic/kit/components'
import { DateTimeText, ErrorState, Group, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useBookingTranslation } from '../../texts'
import { bookingMessagesQuery } from './calendar.api'

/** The messages to the client about a booking, latest first, with what became of each (USE-004). */
export function BookingMessages({ bookingId, children }: { bookingId: string; children?: ReactNode }) {
  const t = useBookingTranslation()
  const { data, error, refetch } = useQuery(bookingMessagesQuery(bookingId))
  return (
    <Stack component="section" gap="xs" aria-label={t('panel.messages')}>
      <Group justify="space-between">
        <Title order={3} size="h5">
          {t('panel.messages')}
        </Title>
        {children}
      </Group>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('panel.noMessages')}
        </Text>
      )}
      {data?.items.map((message) => (
        <Stack key={message.id} gap={2} className="booking-message">
          <Group gap="xs">
            <Text size="sm" fw={500}>
              {t(`sentMessages.${message.channel}`)}
            </Text>
            <Text size="sm" c="dimmed">
              <DateTimeText value={message.created_at} />
            </Text>
            <MessageStateBadge state={message.state} />
          </Group>
          <Text size="sm" lineClamp={2}>
            {message.text || message.subject}
          </Text>
          {message.error_text && (
            <Text size="sm" c="red">
              {message.error_text}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  )
}
