import { RichTextView } from '@clinic/kit/editor'
import { useRealtime } from '@clinic/kit/realtime'
import { Alert, Anchor, DocumentButton, ErrorState, Group, LoadingState, Page, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Actions } from './actions'
import { Facts, Signed } from './facts'
import { Pictures } from './pictures'
import { type Procedure, procedureQuery, proceduresKey } from './procedures.api'
import { StateBadge } from './state-badge'
import { useJournalTexts } from './texts'
import { Versions } from './versions'

/** One version of a procedure, whole. */
export function ProcedureScreen() {
  const { clientId = '', procedureId = '' } = useParams()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(procedureQuery(clientId, procedureId))
  useRealtime('procedures', () => void queries.invalidateQueries({ queryKey: proceduresKey(clientId) }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== procedureId) return <LoadingState />
  return (
    <Page title={data.title} action={<Actions key={data.id} procedure={data} />}>
      <Group gap="sm">
        <StateBadge state={data.state} approval={data.approval} />
        {data.document_id && <DocumentButton id={data.document_id} />}
      </Group>
      <NotNewest procedure={data} />
      <div className="record-procedure">
        <Body procedure={data} />
        <Versions procedure={data} />
      </div>
    </Page>
  )
}

function NotNewest({ procedure }: { procedure: Procedure }) {
  const t = useJournalTexts()
  const newest = procedure.versions[0]
  const standing = procedure.versions.find(({ state }) => state !== 'cancelled' && state !== 'deleted') ?? newest
  if (procedure.is_newest || !standing) return null
  return (
    <Alert color="yellow">
      {t('view.notNewest')}{' '}
      <Anchor component={Link} to={`/clients/${procedure.client_id}/procedures/${standing.id}`}>
        {t('view.openNewest', { number: standing.number })}
      </Anchor>
    </Alert>
  )
}

function Body({ procedure }: { procedure: Procedure }) {
  const t = useJournalTexts()
  return (
    <Stack gap="lg">
      <Facts procedure={procedure} />
      <Stack component="section" gap="xs">
        <Title order={2}>{t('form.notes')}</Title>
        {procedure.notes ? <RichTextView doc={procedure.notes} /> : <Text c="dimmed">{t('view.noNotes')}</Text>}
      </Stack>
      <Pictures pictures={procedure.pictures} />
      <Signed procedure={procedure} />
    </Stack>
  )
}
