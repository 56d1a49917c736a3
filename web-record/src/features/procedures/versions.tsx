import { Anchor, DateTimeText, Stack, Text, Title } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { Marks } from '../reviews/marks'
import type { Procedure } from './procedures.api'
import { StateBadge } from './state-badge'
import { useJournalTexts } from './texts'

/** All versions, the newest first, and what was said about this one. */
export function Versions({ procedure }: { procedure: Procedure }) {
  const t = useJournalTexts()
  return (
    <Stack component="aside" gap="md">
      {procedure.versions.length > 1 && (
        <Stack gap="xs">
          <Title order={2}>{t('view.versions')}</Title>
          <ol className="record-versions">
            {procedure.versions.map((version) => (
              <li key={version.id}>
                <Anchor
                  component={Link}
                  to={`/clients/${procedure.client_id}/procedures/${version.id}`}
                  aria-current={version.id === procedure.id ? 'page' : undefined}
                >
                  {t('view.version', { number: version.number })}
                </Anchor>{' '}
                <StateBadge state={version.state} approval={null} />
                <Text size="sm" c="dimmed">
                  {version.signed_by_name || version.written_by_name} · <DateTimeText value={version.signed_at ?? version.created_at} />
                </Text>
                {version.correction_reason && <Text size="sm">{version.correction_reason}</Text>}
              </li>
            ))}
          </ol>
        </Stack>
      )}
      <Marks marks={procedure.marks} say={(kind) => t(`state.${kind}`)} />
    </Stack>
  )
}
