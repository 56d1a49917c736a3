import { useFormatters } from '@clinic/kit/i18n'
import { Card, Stack, Text } from '@clinic/kit/ui'
import { usePosTranslation } from '../../texts'
import { usePaymentMethodLabel } from '../receipts/receipt-status'
import type { Report } from './day.api'

type ReportRow = [label: string, value: string | number]

function ReportSection({ title, rows }: { title: string; rows: ReportRow[] }) {
  if (rows.length === 0) return null
  return (
    <div>
      <Text fw={600} size="sm" mb={4}>
        {title}
      </Text>
      <dl className="pos-details">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="clinic-number">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function useReportRows(report: Report) {
  const t = usePosTranslation()
  const methodLabel = usePaymentMethodLabel()
  const { formatMoney } = useFormatters()
  const countAndSum = (count: number, amount: number) => t('day.countAndSum', { count, amount: formatMoney(amount) })
  const sales: ReportRow[] = [
    [t('day.sales'), formatMoney(report.sales)],
    [t('day.receipts'), report.receipts],
    [t('day.numbers'), report.first_number ? `${report.first_number}–${report.last_number}` : '–'],
    [t('day.products'), report.goods],
    [t('day.services'), report.services],
    [t('day.returns'), countAndSum(report.return_receipts, report.returns)],
    [t('day.discounts'), countAndSum(report.discounted, report.discounts)],
    [t('day.rounding'), formatMoney(report.rounding)],
    [t('day.copies'), countAndSum(report.copies, report.copies_amount)],
    [t('day.training'), countAndSum(report.training, report.training_amount)],
    [t('day.unfinished'), countAndSum(report.unfinished, report.unfinished_amount)],
    ...(report.returned_at_unit
      ? [[t('day.returnedAtUnit'), countAndSum(report.returned_at_unit, report.returned_at_unit_amount)] as ReportRow]
      : []),
    [t('day.drawer'), report.drawer_openings],
  ]
  const groups = report.groups.map((group): ReportRow => [t(`day.group.${group.group}`), formatMoney(group.sales - group.returns)])
  const vatRates = report.vat_lines.map(
    (line): ReportRow => [
      t('receipt.vatOf', { rate: line.rate / 100 }),
      t('day.vatParts', { vat: formatMoney(line.vat - line.returned_vat), total: formatMoney(line.sales - line.returns) }),
    ],
  )
  const paymentMethods = report.payment_methods.map(
    (payment): ReportRow => [
      methodLabel(payment.method),
      t('day.methodParts', { sales: formatMoney(payment.sales), returns: formatMoney(payment.returns) }),
    ],
  )
  return { sales, groups, vatRates, paymentMethods }
}

/** An X or Z report with the contents that the Swedish cash-register rules require. */
export function ReportTable({ report }: { report: Report }) {
  const t = usePosTranslation()
  const { formatMoney, formatDateTime } = useFormatters()
  const { sales, groups, vatRates, paymentMethods } = useReportRows(report)
  const cash: ReportRow[] = [
    [t('day.float'), formatMoney(report.opening_float)],
    ...(report.float_change ? [[t('day.floatChange'), formatMoney(report.float_change)] as ReportRow] : []),
    [t('day.cashIn'), formatMoney(report.cash_in)],
    [t('day.cashOut'), formatMoney(report.cash_out)],
    // Whoever counts the drawer must not know what is expected in it (USE-018).
    ...(report.type === 'z' ? [[t('day.expected'), formatMoney(report.expected_cash)] as ReportRow] : []),
    ...(report.counted_cash === null ? [] : [[t('day.counted'), formatMoney(report.counted_cash)] as ReportRow]),
    ...(report.difference === null ? [] : [[t('day.difference'), formatMoney(report.difference)] as ReportRow]),
    ...(report.difference_reason ? [[t('close.reason'), report.difference_reason] as ReportRow] : []),
  ]
  const lifetimeTotals: ReportRow[] = [
    [t('day.lifetimeSales'), formatMoney(report.grand_sales)],
    [t('day.lifetimeReturns'), formatMoney(report.grand_returns)],
    [t('day.lifetimeNet'), formatMoney(report.grand_net)],
  ]
  return (
    <Card withBorder radius="md" p="lg">
      <Stack gap="lg">
        <div>
          <Text fw={600}>{report.type === 'z' ? t('day.z', { number: report.number ?? '' }) : t('day.x')}</Text>
          <Text size="sm" c="dimmed">
            {report.company} · {report.organization_number} · {report.register_name} · {formatDateTime(report.at)}
          </Text>
          {report.first_at && (
            <Text size="sm" c="dimmed">
              {t('day.covers')} {t('day.span', { from: formatDateTime(report.first_at), to: formatDateTime(report.at) })}
            </Text>
          )}
        </div>
        <ReportSection title={t('day.sold')} rows={sales} />
        <ReportSection title={t('day.groups')} rows={groups} />
        <ReportSection title={t('day.vats')} rows={vatRates} />
        <ReportSection title={t('day.methods')} rows={paymentMethods} />
        <ReportSection title={t('day.cash')} rows={cash} />
        <ReportSection title={t('day.lifetimeTotals')} rows={lifetimeTotals} />
      </Stack>
    </Card>
  )
}
