import type { Schema } from '@clinic/kit/api'
import { DateText, DateTimeText, Group, Stack, StatusBadge, Text, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { useRecordTexts } from '../../texts'

/** Age, whether active, and the next visit, in one line. */
export function CardHead({ card }: { card: Schema['ClientCardOut'] }) {
  const t = useRecordTexts()
  const { client, next_visit: next } = card
  return (
    <Group gap="lg" c="dimmed">
      {card.age !== null && <Text>{t('card.years', { count: card.age })}</Text>}
      {!client.is_active && <StatusBadge tone="quiet">{t('clients.isInactive')}</StatusBadge>}
      <Text>
        {next ? (
          <>
            {t('card.next')} <DateTimeText value={next.start_at} /> · {next.service_name}
          </>
        ) : (
          t('card.noNext')
        )}
      </Text>
      {card.counts.consents_waiting > 0 && (
        <StatusBadge tone="waiting">{t('card.consentsWaiting', { count: card.counts.consents_waiting })}</StatusBadge>
      )}
    </Group>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <div>
      <Text size="sm" c="dimmed" component="dt">
        {label}
      </Text>
      <Text component="dd" m={0}>
        {children}
      </Text>
    </div>
  ) : null
}

/** How to reach the client and who they are, only what is known. */
export function CardFacts({ client }: { client: Schema['ClientOut'] }) {
  const t = useRecordTexts()
  const address = [client.street_address, [client.zip_code, client.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{t('card.details')}</Title>
      <dl className="record-facts">
        <Fact label={t('clients.mobile')}>
          {client.mobile_number && (
            <a href={`tel:${client.country_code}${client.mobile_number}`}>
              {client.country_code} {client.mobile_number}
            </a>
          )}
        </Fact>
        <Fact label={t('clients.email')}>{client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}</Fact>
        <Fact label={t('details.labels.personal_id')}>{client.personal_id}</Fact>
        <Fact label={t('details.labels.date_of_birth')}>{client.date_of_birth && <DateText value={client.date_of_birth} />}</Fact>
        <Fact label={t('details.labels.occupation')}>{client.occupation}</Fact>
        <Fact label={t('form.address')}>{address}</Fact>
        <Fact label={t('clients.since')}>
          <DateText value={client.created_at} />
        </Fact>
      </dl>
    </Stack>
  )
}
