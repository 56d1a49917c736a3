import { client, type Schema, saveFile, unwrap } from '@clinic/kit/api'
import { getLanguage } from '@clinic/kit/i18n'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Filters } from './use-filters'

export type Section = 'booking' | 'pos' | 'record'
export interface Reports {
  booking: Schema['BookingReportOut']
  pos: Schema['PosReportOut']
  record: Schema['RecordReportOut']
}

const asked = ({ start, end, period, members }: Filters) => ({ start, end, period, practitioner_ids: members })

const fetchReport = {
  booking: (filters: Filters) => unwrap(client.GET('/api/reports/booking', { params: { query: asked(filters) } })),
  pos: (filters: Filters) => unwrap(client.GET('/api/reports/pos', { params: { query: asked(filters) } })),
  record: (filters: Filters) => unwrap(client.GET('/api/reports/record', { params: { query: asked(filters) } })),
}

/** A report's figures; those of before stand until the new ones are there. */
export const reportQuery = <Of extends Section>(section: Of, filters: Filters) => ({
  queryKey: ['reports', section, filters] as const,
  queryFn: () => fetchReport[section](filters) as Promise<Reports[Of]>,
  placeholderData: keepPreviousData,
})

export type Member = Schema['ColleagueOut']
const MOST = 100

/** Everybody who is or was on the team, page after page. */
export const teamQuery = () =>
  queryOptions({
    queryKey: ['reports', 'team'],
    queryFn: async (): Promise<Member[]> => {
      const found: Member[] = []
      for (let page = 1; ; page += 1) {
        const { items } = await unwrap(client.GET('/api/reports/team', { params: { query: { page, per_page: MOST } } }))
        found.push(...items)
        if (items.length < MOST) return found
      }
    },
  })

/** The workbook, kept by the browser under the name that the server gives it. */
export async function exportReport(section: Section, filters: Filters): Promise<void> {
  const params = { query: asked(filters), header: { locale: getLanguage() } }
  saveFile(await client.GET(`/api/reports/${section}/export`, { params, parseAs: 'blob' }), `${section}_reports.xlsx`)
}
