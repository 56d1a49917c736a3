import type { Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { BarChart, type RankingColumn, RankingTable, ReportScreen, type Reports, StatCards } from '@clinic/kit/reports'
import { MoneyText, SimpleGrid } from '@clinic/kit/ui'
import { useBookingReportTranslation } from './texts'

function StatisticsCards({ report }: { report: NonNullable<Reports['booking']['booking_statistics']> }) {
  const t = useBookingReportTranslation()
  const { formatNumber, formatMoney } = useFormatters()
  return (
    <StatCards
      items={[
        { label: t('single'), value: formatNumber(report.total_single_bookings) },
        {
          label: t('group'),
          value: formatNumber(report.total_group_bookings),
          note: t('individual', { count: report.total_group_bookings_individual }),
        },
        { label: t('revenue'), value: formatMoney(report.total_bookings_revenue) },
        { label: t('cancelled'), value: formatNumber(report.total_cancelled_bookings) },
        { label: t('noShow'), value: formatNumber(report.total_bookings_no_show) },
      ]}
    />
  )
}

function useColumns(): RankingColumn<Schema['BookingTotalsRow']>[] {
  const t = useBookingReportTranslation()
  const { formatNumber } = useFormatters()
  return [
    { title: t('common.name'), cell: (row) => row.name },
    { title: t('count'), isNumeric: true, cell: (row) => formatNumber(row.bookings_count) },
    { title: t('value'), isNumeric: true, cell: (row) => <MoneyText minor={row.bookings_sum_price} /> },
  ]
}

function ReportBody({ report }: { report: Reports['booking'] }) {
  const t = useBookingReportTranslation()
  const columns = useColumns()
  const toSeriesItems = (items: Schema['TwoSeriesItem'][] | null | undefined) =>
    (items ?? []).map((item) => ({ name: item.name, values: [item.value, item.value2] }))
  return (
    <>
      {report.booking_statistics && <StatisticsCards report={report.booking_statistics} />}
      <BarChart title={t('over')} series={[t('single'), t('group')]} points={toSeriesItems(report.bookings)} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <RankingTable title={t('practitioners')} rows={report.practitioners ?? []} columns={columns} />
        <RankingTable title={t('services')} rows={report.services ?? []} columns={columns} />
        <RankingTable title={t('categories')} rows={report.categories ?? []} columns={columns} />
        <BarChart title={t('lost')} series={[t('cancelled'), t('noShow')]} points={toSeriesItems(report.cancelled_no_show)} height={250} />
      </SimpleGrid>
    </>
  )
}

/** Report of bookings (RPT-003). */
export function BookingReportScreen() {
  return <ReportScreen section="booking">{(report) => <ReportBody report={report} />}</ReportScreen>
}
