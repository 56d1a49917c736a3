import type { Schema } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { type Heading, Ranking, type Reports } from '@clinic/kit/reports'
import { DateTimeText, MoneyText, SimpleGrid } from '@clinic/kit/ui'
import { Library } from './library'
import { usePosReportTexts } from './texts'

function useSpent(): Heading<Schema['SpentRow']>[] {
  const t = usePosReportTexts()
  const { number } = useRegion()
  return [
    { title: t('name'), cell: (row) => row.name },
    { title: t('receipts'), numeric: true, cell: (row) => number(row.receipts_count) },
    { title: t('paid'), numeric: true, cell: (row) => <MoneyText minor={row.receipts_sum_paid_amount} /> },
    { title: t('back'), numeric: true, cell: (row) => <MoneyText minor={row.receipts_sum_refund} /> },
  ]
}

function Refunds({ rows }: { rows: Schema['RefundedRow'][] }) {
  const t = usePosReportTexts()
  return (
    <Ranking
      title={t('refunds')}
      rows={rows}
      columns={[
        { title: t('time'), cell: (row) => <DateTimeText value={row.refunded_at} /> },
        { title: t('number'), numeric: true, cell: (row) => row.number },
        { title: t('client'), cell: (row) => row.client_name },
        { title: t('amount'), numeric: true, cell: (row) => <MoneyText minor={row.total} /> },
      ]}
    />
  )
}

function Goods({ told }: { told: Reports['pos'] }) {
  const t = usePosReportTexts()
  const { number } = useRegion()
  return (
    <>
      <Ranking
        title={t('topProducts')}
        rows={told.products ?? []}
        columns={[
          { title: t('name'), cell: (row) => row.name },
          { title: t('sold'), numeric: true, cell: (row) => number(row.sold_quantity) },
          { title: t('revenue'), numeric: true, cell: (row) => <MoneyText minor={row.revenue} /> },
          { title: t('stock'), numeric: true, cell: (row) => number(row.stock) },
        ]}
      />
      {told.services && (
        <Ranking
          title={t('topServices')}
          rows={told.services}
          columns={[
            { title: t('name'), cell: (row) => row.name },
            { title: t('bookings'), numeric: true, cell: (row) => number(row.bookings_count) },
            { title: t('value'), numeric: true, cell: (row) => <MoneyText minor={row.bookings_sum_price} /> },
          ]}
        />
      )}
      <Ranking
        title={t('low')}
        rows={told.low_stock ?? []}
        action={<Library />}
        columns={[
          { title: t('name'), cell: (row) => row.name },
          { title: t('stock'), numeric: true, cell: (row) => number(row.stock) },
        ]}
      />
    </>
  )
}

/** Who bought and sold, and what; clients and their visits are not told to an accountant. */
export function Rankings({ told }: { told: Reports['pos'] }) {
  const t = usePosReportTexts()
  const spent = useSpent()
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      {told.clients && <Ranking title={t('clients')} rows={told.clients} columns={spent} />}
      <Ranking title={t('practitioners')} rows={told.practitioners ?? []} columns={spent} />
      <Goods told={told} />
      <Refunds rows={told.refunds ?? []} />
    </SimpleGrid>
  )
}
