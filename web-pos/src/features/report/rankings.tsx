import type { Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { type RankingColumn, RankingTable, type Reports } from '@clinic/kit/reports'
import { DateTimeText, MoneyText, SimpleGrid } from '@clinic/kit/ui'
import { ProductLibrary } from './product-library'
import { usePosReportTranslation } from './texts'

function useSpendingColumns(): RankingColumn<Schema['ReceiptTotalsRow']>[] {
  const t = usePosReportTranslation()
  const { formatNumber } = useFormatters()
  return [
    { title: t('common.name'), cell: (row) => row.name },
    { title: t('receipts'), isNumeric: true, cell: (row) => formatNumber(row.receipts_count) },
    { title: t('paid'), isNumeric: true, cell: (row) => <MoneyText minor={row.receipts_sum_paid_amount} /> },
    { title: t('refundedAmount'), isNumeric: true, cell: (row) => <MoneyText minor={row.receipts_sum_refund} /> },
  ]
}

function RefundsTable({ rows }: { rows: Schema['ReportRefundRow'][] }) {
  const t = usePosReportTranslation()
  return (
    <RankingTable
      title={t('refunds')}
      rows={rows}
      columns={[
        { title: t('common.time'), cell: (row) => <DateTimeText value={row.refunded_at} /> },
        { title: t('number'), isNumeric: true, cell: (row) => row.number },
        { title: t('common.client'), cell: (row) => row.client_name },
        { title: t('amount'), isNumeric: true, cell: (row) => <MoneyText minor={row.total} /> },
      ]}
    />
  )
}

function ProductRankings({ report }: { report: Reports['pos'] }) {
  const t = usePosReportTranslation()
  const { formatNumber } = useFormatters()
  return (
    <>
      <RankingTable
        title={t('topProducts')}
        rows={report.products ?? []}
        columns={[
          { title: t('common.name'), cell: (row) => row.name },
          { title: t('sold'), isNumeric: true, cell: (row) => formatNumber(row.sold_quantity) },
          { title: t('revenue'), isNumeric: true, cell: (row) => <MoneyText minor={row.revenue} /> },
          { title: t('stock'), isNumeric: true, cell: (row) => formatNumber(row.stock) },
        ]}
      />
      {report.services && (
        <RankingTable
          title={t('topServices')}
          rows={report.services}
          columns={[
            { title: t('common.name'), cell: (row) => row.name },
            { title: t('bookings'), isNumeric: true, cell: (row) => formatNumber(row.bookings_count) },
            { title: t('value'), isNumeric: true, cell: (row) => <MoneyText minor={row.bookings_sum_price} /> },
          ]}
        />
      )}
      <RankingTable
        title={t('lowStock')}
        rows={report.low_stock ?? []}
        action={<ProductLibrary />}
        columns={[
          { title: t('common.name'), cell: (row) => row.name },
          { title: t('stock'), isNumeric: true, cell: (row) => formatNumber(row.stock) },
        ]}
      />
    </>
  )
}

/** Rankings of clients, practitioners, products and services. Accountants get no clients and no bookings. */
export function Rankings({ report }: { report: Reports['pos'] }) {
  const t = usePosReportTranslation()
  const spendingColumns = useSpendingColumns()
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      {report.clients && <RankingTable title={t('clients')} rows={report.clients} columns={spendingColumns} />}
      <RankingTable title={t('practitioners')} rows={report.practitioners ?? []} columns={spendingColumns} />
      <ProductRankings report={report} />
      <RefundsTable rows={report.refunds ?? []} />
    </SimpleGrid>
  )
}
