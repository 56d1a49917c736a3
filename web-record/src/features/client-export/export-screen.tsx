import { useRealtime } from '@clinic/kit/realtime'
import { ErrorState, LoadingState, Page, Stack, Text } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getHelp } from '../../help'
import { exportKey, exportQuery } from './export.api'
import { ExportStatus } from './export-status'
import { useExportTranslation } from './texts'

/** Exports a client's record (REC-009), with live progress. */
export function ExportScreen() {
  const t = useExportTranslation()
  const { clientId = '' } = useParams()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(exportQuery(clientId))
  useRealtime('exports', () => void queryClient.invalidateQueries({ queryKey: exportKey }))
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingState />
  return (
    <Page title={t('title')} isNarrow help={getHelp('export')}>
      <Stack gap="xl">
        <Text>{t('intro')}</Text>
        <ExportStatus clientId={clientId} clientExport={data} />
      </Stack>
    </Page>
  )
}
