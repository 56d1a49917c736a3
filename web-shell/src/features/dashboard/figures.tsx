import type { Schema } from '@clinic/kit/api'
import { CardsSkeleton } from '@clinic/kit/components'
import { useFormatters } from '@clinic/kit/i18n'
import { LineChart, type RankingColumn, RankingTable, ReportFilterBar, StatCards, useReportFilters } from '@clinic/kit/reports'
import { ErrorState, MoneyText, SimpleGrid, Stack, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { analyticsQuery, boxDataQuery, graphDataQuery } from './figures.api'

const BOXES = ['bookings', 'bookings_revenue', 'sales_revenue', 'new_clients', 'cancelled_bookings', 'no_shows'] as const
const MONEY: readonly string[] = ['bookings_revenue', 'sales_revenue']

/** The totals that the user may read, each with that of as many days before. */
function Boxes({ data }: { data: Schema['BoxDataOut'] }) {
  const t = useShellTranslation()
  const { formatMoney, formatNumber } = useFormatters()
  const items = BOXES.flatMap((name) => {
    const [value, before] = [data.boxes[name], data.boxes_before[name]]
    if (value === null || before === null) return []
    const format = MONEY.includes(name) ? formatMoney : formatNumber
    return [{ label: t(`figures.${name}`), value: format(value), note: t('figures.before', { value: format(before) }) }]
  })
  return <StatCards items={items} />
}

function Graphs({ data }: { data: Schema['GraphDataOut'] }) {
  const t = useShellTranslation()
  const { formatMoney } = useFormatters()
  const toPoints = (slots: Schema['SeriesItem'][]) => slots.map(({ name, value }) => ({ name, values: [value] }))
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      {(['bookings', 'sales_revenue', 'new_clients'] as const).map((name) => {
        const slots = data[name]
        const title = t(`figures.${name}`)
        return (
          slots && (
            <LineChart
              key={name}
              title={title}
              series={[title]}
              points={toPoints(slots)}
              height={150}
              {...(name === 'sales_revenue' && { format: formatMoney })}
            />
          )
        )
      })}
    </SimpleGrid>
  )
}

function Analytics({ data }: { data: Schema['AnalyticsOut'] }) {
  const t = useShellTranslation()
  const { formatNumber } = useFormatters()
  const columns: RankingColumn<Schema['BookingTotalsRow']>[] = [
    { title: t('common.name'), cell: (row) => row.name },
    { title: t('figures.bookings'), isNumeric: true, cell: (row) => formatNumber(row.bookings_count) },
    { title: t('figures.bookings_revenue'), isNumeric: true, cell: (row) => <MoneyText minor={row.bookings_sum_price} /> },
  ]
  return (
    <>
      {data.clients && (
        <StatCards
          items={[
            { label: t('figures.newVisitors'), value: formatNumber(data.clients.new) },
            { label: t('figures.returningVisitors'), value: formatNumber(data.clients.returning) },
          ]}
        />
      )}
      {data.services && <RankingTable title={t('figures.services')} rows={data.services} columns={columns} />}
    </>
  )
}

/** Boxes, graphs and analytics of the chosen days (PLT-080). */
export function Figures() {
  const t = useShellTranslation()
  const { filters } = useReportFilters()
  const boxes = useQuery(boxDataQuery(filters))
  const graphs = useQuery(graphDataQuery(filters))
  const analytics = useQuery(analyticsQuery(filters))
  const queries = [boxes, graphs, analytics]
  const error = queries.find((query) => query.error)?.error
  return (
    <Stack component="section" gap="lg" aria-label={t('figures.title')}>
      <Title order={2}>{t('figures.title')}</Title>
      <ReportFilterBar />
      {error ? (
        <ErrorState error={error} onRetry={() => void Promise.all(queries.map((query) => query.refetch()))} />
      ) : boxes.data && graphs.data && analytics.data ? (
        <Stack gap="xl" aria-busy={queries.some((query) => query.isPlaceholderData)}>
          <Boxes data={boxes.data} />
          <Graphs data={graphs.data} />
          <Analytics data={analytics.data} />
        </Stack>
      ) : (
        <CardsSkeleton count={4} />
      )}
    </Stack>
  )
}
