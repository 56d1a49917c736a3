import { VersionHistory } from '@clinic/kit/components'
import { Stack } from '@clinic/kit/ui'
import { ReviewHistory } from '../reviews/review-history'
import { ProcedureStatusBadge } from './procedure-status-badge'
import type { Procedure } from './procedures.api'
import { useJournalTranslation } from './texts'

/** Lists all versions, newest first, and the reviews of the one shown. */
export function ProcedureVersions({ procedure }: { procedure: Procedure }) {
  const t = useJournalTranslation()
  const entries = procedure.versions.map((version) => ({
    id: version.id,
    number: version.number,
    to: `/clients/${procedure.client_id}/procedures/${version.id}`,
    at: version.signed_at ?? version.created_at,
    author: version.signed_by_name || version.written_by_name,
    reason: version.correction_reason,
    badge: <ProcedureStatusBadge state={version.state} approval={null} />,
  }))
  return (
    <Stack component="aside" gap="md">
      <VersionHistory versions={entries} currentId={procedure.id} />
      <ReviewHistory reviews={procedure.reviews} getLabel={(type) => t(`state.${type}`)} />
    </Stack>
  )
}
