import { useAction } from '@clinic/kit/components'
import { DocumentButton, ErrorState, Group, LoadingState, LongActionButton, Stack } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { closedDayQuery, downloadPostings } from './day.api'
import { ReportTable } from './report-table'

/** BEY-040: downloads the day's postings by account for the bookkeeping. */
function DownloadPostings({ id }: { id: string }) {
  const t = usePosTranslation()
  const { run, isRunning } = useAction({ send: () => downloadPostings(id) })
  return (
    <LongActionButton isRunning={isRunning} onClick={() => void run()}>
      {t('day.postings')}
    </LongActionButton>
  )
}

/** A closed day's Z report with its PDF and its postings. */
export function ClosedDay({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(closedDayQuery(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== id) return <LoadingState />
  return (
    <Stack gap="md">
      <Group gap="sm">
        {data.document_id && <DocumentButton id={data.document_id} />}
        <DownloadPostings id={id} />
      </Group>
      <ReportTable report={data.report} />
    </Stack>
  )
}
