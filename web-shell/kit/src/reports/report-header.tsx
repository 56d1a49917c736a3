import { ApiError } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import { Anchor, Button, DatePickerInput, Group, PageTitle, SegmentedControl, Stack, toast } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbDownload } from 'react-icons/tb'
import { Link } from 'react-router'
import { exportReport, type Section } from './report.api'
import { TeamFilter } from './team-filter'
import { useReportTexts } from './texts'
import { dayAgo, type Period, useFilters } from './use-filters'

const sections: Section[] = ['booking', 'pos', 'record']

function Tab({ section, current }: { section: Section; current: boolean }) {
  const t = useReportTexts()
  if (!useMay(`report.${section}.read`)) return null
  return (
    <Anchor
      component={Link}
      to={`/reports/${section}`}
      aria-current={current ? 'page' : undefined}
      fw={current ? 600 : 400}
      c={current ? undefined : 'dimmed'}
    >
      {t(`section.${section}`)}
    </Anchor>
  )
}

function Export({ section }: { section: Section }) {
  const t = useReportTexts()
  const { filters } = useFilters()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await exportReport(section, filters)
    } catch (error) {
      toast.error((error instanceof ApiError && error.message) || t('exportFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" leftSection={<TbDownload size={16} aria-hidden />} loading={busy} onClick={() => void save()}>
      {t('export')}
    </Button>
  )
}

function Days() {
  const t = useReportTexts()
  const { region } = useRegion()
  const { filters, set } = useFilters()
  const common = { valueFormat: region.dateFormat, w: 140, firstDayOfWeek: region.sundayFirst ? 0 : 1 } as const
  return (
    <Group gap="sm" wrap="nowrap">
      <DatePickerInput
        {...common}
        label={t('start')}
        value={filters.start}
        maxDate={dayAgo(0)}
        onChange={(start) => start && set({ start })}
      />
      <DatePickerInput {...common} label={t('end')} value={filters.end} onChange={(end) => end && set({ end })} />
    </Group>
  )
}

/** What the three reports share: where one is, whose figures, which days, and the workbook (RPT-001). */
export function ReportHeader({ section }: { section: Section }) {
  const t = useReportTexts()
  const { filters, set } = useFilters()
  const periods = (['day', 'week', 'month'] as const).map((value) => ({ value, label: t(`periods.${value}`) }))
  return (
    <Stack gap="md">
      <PageTitle title={t(`title.${section}`)} action={<Export section={section} />} />
      <Group component="nav" gap="lg" aria-label={t('sections')}>
        {sections.map((one) => (
          <Tab key={one} section={one} current={one === section} />
        ))}
      </Group>
      <Group align="flex-end" gap="sm">
        <TeamFilter chosen={filters.members} choose={(members) => set({ members })} />
        <Days />
        <SegmentedControl
          data={periods}
          value={filters.period}
          onChange={(period) => set({ period: period as Period })}
          aria-label={t('period')}
        />
      </Group>
    </Stack>
  )
}
