import { CardsSkeleton } from '@clinic/kit/components'
import { ErrorState, Stack } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ReportName, type Reports, reportQuery } from './report.api'
import { ReportHeader } from './report-header'
import { useReportFilters } from './use-report-filters'

interface Props<Name extends ReportName> {
  section: Name
  children: (report: Reports[Name]) => ReactNode
}

/** A report: its header and filters, and its content when it has loaded. */
export function ReportScreen<Name extends ReportName>({ section, children }: Props<Name>) {
  const { filters } = useReportFilters()
  const { data, error, refetch, isPlaceholderData } = useQuery<Reports[Name]>(reportQuery(section, filters))
  return (
    <Stack gap="xl" maw={1280} mx="auto">
      <ReportHeader section={section} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <CardsSkeleton count={4} />}
      {data && (
        <Stack gap="xl" aria-busy={isPlaceholderData} aria-live="polite">
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : children(data)}
        </Stack>
      )}
    </Stack>
  )
}
