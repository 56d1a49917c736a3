import type { Schema } from '@clinic/kit/api'
import { may } from '@clinic/kit/session'
import { Anchor, DateText, Group, Stack, Text, Title } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useRecordTexts } from '../../texts'
import { StateBadge } from '../procedures/state-badge'

/** The latest procedures, and how many consents wait for a signature. */
export function Latest({ card }: { card: Schema['ClientCardOut'] }) {
  const t = useRecordTexts()
  if (!may('journal.read')) return null
  const at = `/clients/${card.client.id}/procedures`
  return (
    <Stack component="section" gap="xs">
      <Group justify="space-between">
        <Title order={2}>{t('card.lastProcedures')}</Title>
        {may('journal.write') && (
          <Anchor component={Link} to={`${at}/create`}>
            {t('card.write')}
          </Anchor>
        )}
      </Group>
      {card.last_procedures.length === 0 && <Text c="dimmed">{t('card.noProcedures')}</Text>}
      <ul className="record-latest">
        {card.last_procedures.map((row) => (
          <li key={row.id}>
            <DateText value={row.date} />
            <Anchor component={Link} to={`${at}/${row.id}`}>
              {row.title}
            </Anchor>
            <StateBadge state={row.state} approval={null} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
