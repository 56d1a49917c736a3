import { ErrorState, LoadingState, Stack } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Reports, reportQuery, type Section } from './report.api'
import { ReportHeader } from './report-header'
import { useFilters } from './use-filters'

/** One report: its header, and its figures once they are there. */
export function ReportScreen<Of extends Section>({ section, children }: { section: Of; children: (told: Reports[Of]) => ReactNode }) {
  const { filters } = useFilters()
  const { data, error, refetch, isPlaceholderData } = useQuery<Reports[Of]>(reportQuery(section, filters))
  return (
    <Stack gap="xl" maw={1280} mx="auto">
      <ReportHeader section={section} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data && (
        <Stack gap="xl" aria-busy={isPlaceholderData} aria-live="polite">
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : children(data)}
        </Stack>
      )}
    </Stack>
  )
}
