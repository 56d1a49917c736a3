import { client, unwrap } from '@clinic/kit/api'
import type { ReportFilters } from '@clinic/kit/reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const toParams = ({ start, end, period, members }: ReportFilters) => ({
  params: { query: { start_date: start, end_date: end, filter: period, user_ids: members } },
})

/** The totals of the chosen days, and of as many days before. */
export const boxDataQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: ['shell', 'figures', 'boxes', filters],
    queryFn: () => unwrap(client.GET('/api/dashboard/box-data', toParams(filters))),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export const graphDataQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: ['shell', 'figures', 'graphs', filters],
    queryFn: () => unwrap(client.GET('/api/dashboard/graph-data', toParams(filters))),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export const analyticsQuery = (filters: ReportFilters) =>
  queryOptions({
    queryKey: ['shell', 'figures', 'analytics', filters],
    queryFn: () => unwrap(client.GET('/api/dashboard/analytics', toParams(filters))),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
