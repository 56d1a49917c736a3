import { PageTabs, useAction } from '@clinic/kit/components'
import { useFormatters } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { createHelp, DatePickerInput, Group, LongActionButton, PageTitle, SegmentedControl, Select, Stack } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbDownload } from 'react-icons/tb'
import { paths } from '../contract'
import { getDateRange, RANGE_NAMES, type RangeName } from './date-ranges'
import { exportReport, type ReportName } from './report.api'
import { TeamFilter } from './team-filter'
import { useReportTranslation } from './texts'
import { getDaysAgo, type Period, useReportFilters } from './use-report-filters'

const REPORT_NAMES: ReportName[] = ['booking', 'pos', 'record']
const PERIODS = ['day', 'week', 'month'] as const

/** Links between the reports that the user may read. */
function ReportTabs({ section }: { section: ReportName }) {
  const t = useReportTranslation()
  const permissions = useSession()?.permissions ?? []
  const tabs = REPORT_NAMES.filter((name) => permissions.includes(`report.${name}.read`)).map((name) => ({
    to: paths.report(name),
    label: t(`section.${name}`),
    isCurrent: name === section,
  }))
  return <PageTabs label={t('sections')} tabs={tabs} />
}

function ExportButton({ section }: { section: ReportName }) {
  const t = useReportTranslation()
  const { filters } = useReportFilters()
  const { run, isRunning } = useAction({ send: () => exportReport(section, filters) })
  return (
    <LongActionButton leftSection={<TbDownload size={16} aria-hidden />} isRunning={isRunning} onClick={() => void run()}>
      {t('export')}
    </LongActionButton>
  )
}

/** Named ranges such as last month; while other days are chosen it names none. */
function NamedRangeFilter() {
  const t = useReportTranslation()
  const { localeSettings } = useFormatters()
  const { filters, setFilters } = useReportFilters()
  const getRange = (name: RangeName) => getDateRange(name, getDaysAgo(0), localeSettings.isSundayFirst)
  const isChosen = (name: RangeName) => getRange(name).start === filters.start && getRange(name).end === filters.end
  return (
    <Select
      label={t('range')}
      placeholder={t('ownDays')}
      w={180}
      allowDeselect={false}
      data={RANGE_NAMES.map((value) => ({ value, label: t(`ranges.${value}`) }))}
      value={RANGE_NAMES.find(isChosen) ?? null}
      onChange={(name) => name && setFilters(getRange(name as RangeName))}
    />
  )
}

/** The first and last day. A range that ends before it starts shows a message at the changed day, and is not applied (RPT-001). */
function DateRangeFilter() {
  const t = useReportTranslation()
  const { localeSettings } = useFormatters()
  const { filters, setFilters } = useReportFilters()
  const days = `${filters.start} ${filters.end}`
  const [refused, setRefused] = useState<{ name: 'start' | 'end'; days: string } | null>(null)
  const isRefusedAt = (name: 'start' | 'end') => refused?.name === name && refused.days === days
  const handleChange = (name: 'start' | 'end') => (day: string | null) => {
    if (!day) return
    const isRefused = name === 'start' ? day > filters.end : day < filters.start
    setRefused(isRefused ? { name, days } : null)
    if (!isRefused) setFilters({ [name]: day })
  }
  const common = { valueFormat: localeSettings.dateFormat, w: 140, firstDayOfWeek: localeSettings.isSundayFirst ? 0 : 1 } as const
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <DatePickerInput
        {...common}
        label={t('start')}
        value={filters.start}
        maxDate={getDaysAgo(0)}
        error={isRefusedAt('start') && t('startAfterEnd')}
        onChange={handleChange('start')}
      />
      <DatePickerInput
        {...common}
        label={t('end')}
        value={filters.end}
        error={isRefusedAt('end') && t('endBeforeStart')}
        onChange={handleChange('end')}
      />
    </Group>
  )
}

/** Whose figures, of which days, and how they are grouped; all reports and the home page share the choice. */
export function ReportFilterBar() {
  const t = useReportTranslation()
  const { filters, setFilters } = useReportFilters()
  return (
    <Group align="flex-end" gap="sm">
      <TeamFilter selectedIds={filters.members} onChange={(members) => setFilters({ members })} />
      <NamedRangeFilter />
      <DateRangeFilter />
      <SegmentedControl
        data={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        value={filters.period}
        onChange={(period) => setFilters({ period: period as Period })}
        aria-label={t('period')}
      />
    </Group>
  )
}

const getHelp = createHelp('reports', () => import('./texts/help'))

/** The header of the three reports: links between them, the filters and the export (RPT-001). */
export function ReportHeader({ section }: { section: ReportName }) {
  const t = useReportTranslation()
  return (
    <Stack gap="md">
      <ReportTabs section={section} />
      <PageTitle title={t(`title.${section}`)} action={<ExportButton section={section} />} help={getHelp(section)} />
      <ReportFilterBar />
    </Stack>
  )
}
