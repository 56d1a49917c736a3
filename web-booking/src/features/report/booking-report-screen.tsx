import type { Schema } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { BarChart, Figures, type Heading, Ranking, ReportScreen, type Reports } from '@clinic/kit/reports'
import { MoneyText, SimpleGrid } from '@clinic/kit/ui'
import { useBookingReportTexts } from './texts'

function Cards({ told }: { told: NonNullable<Reports['booking']['booking_statistics']> }) {
  const t = useBookingReportTexts()
  const { number, money } = useRegion()
  return (
    <Figures
      items={[
        { label: t('single'), value: number(told.total_single_bookings) },
        {
          label: t('group'),
          value: number(told.total_group_bookings),
          note: t('individual', { count: told.total_group_bookings_individual }),
        },
        { label: t('revenue'), value: money(told.total_bookings_revenue) },
        { label: t('cancelled'), value: number(told.total_cancelled_bookings) },
        { label: t('noShow'), value: number(told.total_bookings_no_show) },
      ]}
    />
  )
}

function useColumns(): Heading<Schema['BookedRow']>[] {
  const t = useBookingReportTexts()
  const { number } = useRegion()
  return [
    { title: t('name'), cell: (row) => row.name },
    { title: t('count'), numeric: true, cell: (row) => number(row.bookings_count) },
    { title: t('value'), numeric: true, cell: (row) => <MoneyText minor={row.bookings_sum_price} /> },
  ]
}

function Told({ told }: { told: Reports['booking'] }) {
  const t = useBookingReportTexts()
  const columns = useColumns()
  const pairs = (items: Schema['PairItem'][] | null | undefined) =>
    (items ?? []).map((one) => ({ name: one.name, values: [one.value, one.value2] }))
  return (
    <>
      {told.booking_statistics && <Cards told={told.booking_statistics} />}
      <BarChart title={t('over')} series={[t('single'), t('group')]} items={pairs(told.bookings)} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Ranking title={t('practitioners')} rows={told.practitioners ?? []} columns={columns} />
        <Ranking title={t('services')} rows={told.services ?? []} columns={columns} />
        <Ranking title={t('categories')} rows={told.categories ?? []} columns={columns} />
        <BarChart title={t('lost')} series={[t('cancelled'), t('noShow')]} items={pairs(told.cancelled_no_show)} height={250} />
      </SimpleGrid>
    </>
  )
}

/** Visits in figures (RPT-003). */
export function BookingReportScreen() {
  return <ReportScreen section="booking">{(told) => <Told told={told} />}</ReportScreen>
}
