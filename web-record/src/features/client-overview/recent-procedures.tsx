import type { Schema } from '@clinic/kit/api'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, DateText, Group, Stack, Text, Title } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useRecordTranslation } from '../../texts/index'
import { ProcedureStatusBadge } from '../procedures/procedure-status-badge'

/** The latest treatment notes of a client. */
export function RecentProcedures({ summary }: { summary: Schema['ClientSummary'] }) {
  const t = useRecordTranslation()
  const canRead = useHasPermission('journal.read')
  const canWrite = useHasPermission('journal.write')
  if (!canRead) return null
  const proceduresPath = `/clients/${summary.client.id}/procedures`
  return (
    <Stack component="section" gap="xs">
      <Group justify="space-between">
        <Title order={2}>{t('client.recentProcedures')}</Title>
        {canWrite && (
          <Anchor component={Link} to={`${proceduresPath}/create`}>
            {t('client.createProcedure')}
          </Anchor>
        )}
      </Group>
      {summary.last_procedures.length === 0 && <Text c="dimmed">{t('client.noProcedures')}</Text>}
      <ul className="record-recent">
        {summary.last_procedures.map((row) => (
          <li key={row.id}>
            <DateText value={row.date} />
            <Anchor component={Link} to={`${proceduresPath}/${row.id}`}>
              {row.title}
            </Anchor>
            <ProcedureStatusBadge state={row.state} approval={null} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
