import { client, downloadFile, type Schema, unwrap } from '@clinic/kit/api'
import { getLanguage } from '@clinic/kit/i18n'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReportFilters } from './use-report-filters'

export type ReportName = 'booking' | 'pos' | 'record'
export interface Reports {
  booking: Schema['BookingReportOut']
  pos: Schema['PosReportOut']
  record: Schema['RecordReportOut']
}

const toQuery = ({ start, end, period, members }: ReportFilters) => ({ start, end, period, practitioner_ids: members })

const fetchReport = {
  booking: (filters: ReportFilters) => unwrap(client.GET('/api/reports/booking', { params: { query: toQuery(filters) } })),
  pos: (filters: ReportFilters) => unwrap(client.GET('/api/reports/pos', { params: { query: toQuery(filters) } })),
  record: (filters: ReportFilters) => unwrap(client.GET('/api/reports/record', { params: { query: toQuery(filters) } })),
}

/** Keeps the previous data while new data loads. */
export const reportQuery = <Name extends ReportName>(section: Name, filters: ReportFilters) => ({
  queryKey: ['reports', section, filters] as const,
  queryFn: () => fetchReport[section](filters) as Promise<Reports[Name]>,
  placeholderData: keepPreviousData,
})

export type TeamMember = Schema['ReportTeamMember']
const PAGE_SIZE = 100

/** All present and former team members, loaded page by page. */
export const teamQuery = () =>
  queryOptions({
    queryKey: ['reports', 'team'],
    queryFn: async (): Promise<TeamMember[]> => {
      const members: TeamMember[] = []
      for (let page = 1; ; page += 1) {
        const { items } = await unwrap(client.GET('/api/reports/team', { params: { query: { page, per_page: PAGE_SIZE } } }))
        members.push(...items)
        if (items.length < PAGE_SIZE) return members
      }
    },
  })

/** Downloads the report as a workbook. */
export async function exportReport(section: ReportName, filters: ReportFilters): Promise<void> {
  const params = { query: toQuery(filters), header: { locale: getLanguage() } }
  downloadFile(await client.GET(`/api/reports/${section}/export`, { params, parseAs: 'blob' }), `${section}_reports.xlsx`)
}
