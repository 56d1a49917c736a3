import { DetailsSkeleton } from '@clinic/kit/components'
import { RichTextView } from '@clinic/kit/editor'
import { useRealtime } from '@clinic/kit/realtime'
import { Alert, Anchor, DocumentButton, ErrorState, Group, Page, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { getHelp } from '../../help'
import { ProcedureActions } from './procedure-actions'
import { ProcedureDetails, SignatureView } from './procedure-details'
import { ProcedureImages } from './procedure-images'
import { ProcedureStatusBadge } from './procedure-status-badge'
import { ProcedureVersions } from './procedure-versions'
import { type Procedure, procedureQuery, proceduresKey } from './procedures.api'
import { useJournalTranslation } from './texts'

/** Shows one version of a procedure with its actions, reviews and other versions. */
export function ProcedureScreen() {
  const { clientId = '', procedureId = '' } = useParams()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(procedureQuery(clientId, procedureId))
  useRealtime('procedures', () => void queries.invalidateQueries({ queryKey: proceduresKey(clientId) }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== procedureId) return <DetailsSkeleton />
  return (
    <Page title={data.title} help={getHelp('procedure')} action={<ProcedureActions key={data.id} procedure={data} />}>
      <Group gap="sm">
        <ProcedureStatusBadge state={data.state} approval={data.approval} />
        {data.document_id && <DocumentButton id={data.document_id} />}
      </Group>
      <OutdatedVersionAlert procedure={data} />
      <div className="record-procedure">
        <ProcedureBody procedure={data} />
        <ProcedureVersions procedure={data} />
      </div>
    </Page>
  )
}

function OutdatedVersionAlert({ procedure }: { procedure: Procedure }) {
  const t = useJournalTranslation()
  const latest = procedure.versions[0]
  const current = procedure.versions.find(({ state }) => state !== 'cancelled' && state !== 'deleted') ?? latest
  if (procedure.is_current || !current) return null
  return (
    <Alert color="yellow">
      {t('view.outdated')}{' '}
      <Anchor component={Link} to={`/clients/${procedure.client_id}/procedures/${current.id}`}>
        {t('view.openCurrent', { number: current.number })}
      </Anchor>
    </Alert>
  )
}

function ProcedureBody({ procedure }: { procedure: Procedure }) {
  const t = useJournalTranslation()
  return (
    <Stack gap="lg">
      <ProcedureDetails procedure={procedure} />
      <Stack component="section" gap="xs">
        <Title order={2}>{t('form.notes')}</Title>
        {procedure.notes ? <RichTextView doc={procedure.notes} /> : <Text c="dimmed">{t('view.noNotes')}</Text>}
      </Stack>
      <ProcedureImages pictures={procedure.pictures} />
      <SignatureView procedure={procedure} />
    </Stack>
  )
}
