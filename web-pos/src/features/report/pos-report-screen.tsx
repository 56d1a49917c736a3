import type { Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { BarChart, PieChart, ReportScreen, type Reports, StatCards } from '@clinic/kit/reports'
import { SimpleGrid } from '@clinic/kit/ui'
import { Rankings } from './rankings'
import { usePosReportTranslation } from './texts'

const paymentMethods = ['viva_payment', 'swish_payment', 'cash_payment', 'gift_card_payment', 'online_payment', 'invoice_payment'] as const
const ALWAYS_SHOWN = new Set<string>(['viva_payment', 'swish_payment'])

function StatisticsCards({ report }: { report: Schema['PosStatistics'] }) {
  const t = usePosReportTranslation()
  const { formatNumber, formatMoney } = useFormatters()
  return (
    <StatCards
      items={[
        { label: t('revenue'), value: formatMoney(report.total_revenue) },
        { label: t('receipts'), value: formatNumber(report.no_of_transactions) },
        { label: t('average'), value: formatMoney(report.avg_transaction) },
        { label: t('refunded'), value: formatMoney(report.total_refunds) },
      ]}
    />
  )
}

function PaymentMethodsChart({ report }: { report: Schema['PaymentMethodAmounts'] }) {
  const t = usePosReportTranslation()
  const { formatMoney } = useFormatters()
  const shownMethods = paymentMethods
    .filter((method) => ALWAYS_SHOWN.has(method) || report[method])
    .map((method) => ({ name: t(method), value: report[method] }))
  return <PieChart title={t('methods')} head={[t('method'), t('amount')]} items={shownMethods} format={formatMoney} />
}

function DiscountsChart({ report }: { report: Schema['DiscountTotals'] }) {
  const t = usePosReportTranslation()
  const { formatMoney } = useFormatters()
  const items = [
    { name: t('revenue'), value: report.total_revenue },
    { name: t('discountGiven'), value: report.direct_discount },
  ]
  return <PieChart title={t('discount')} head={[t('common.name'), t('amount')]} items={items} format={formatMoney} height={150} />
}

function PosReport({ report }: { report: Reports['pos'] }) {
  const t = usePosReportTranslation()
  const { formatMoney } = useFormatters()
  const revenueItems = (report.pos_revenue ?? []).map((slot) => ({
    name: slot.name,
    values: [slot.products, slot.services, slot.gift_cards],
  }))
  return (
    <>
      {report.pos_statistics && <StatisticsCards report={report.pos_statistics} />}
      <BarChart
        title={t('revenueOverTime')}
        series={[t('products'), t('services'), t('giftCards')]}
        points={revenueItems}
        format={formatMoney}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        {report.payment_gateway_preference && <PaymentMethodsChart report={report.payment_gateway_preference} />}
        {report.total_discount && <DiscountsChart report={report.total_discount} />}
      </SimpleGrid>
      <Rankings report={report} />
    </>
  )
}

/** Sales in figures (RPT-004). */
export function PosReportScreen() {
  return <ReportScreen section="pos">{(report) => <PosReport report={report} />}</ReportScreen>
}
