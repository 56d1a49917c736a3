import { useRealtime } from '@clinic/kit/realtime'
import { ErrorState, LoadingState, Page, Stack, Text } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { exportKey, exportQuery } from './export.api'
import { ExportState } from './export-state'
import { useExportTexts } from './texts'

/** Taking a client's whole record out (REC-009); how far it has come is told as it happens. */
export function ExportScreen() {
  const t = useExportTexts()
  const { clientId = '' } = useParams()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(exportQuery(clientId))
  useRealtime('exports', () => void queries.invalidateQueries({ queryKey: exportKey }))
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingState />
  return (
    <Page title={t('title')} narrow>
      <Stack gap="xl">
        <Text>{t('what')}</Text>
        <ExportState clientId={clientId} made={data} />
      </Stack>
    </Page>
  )
}
