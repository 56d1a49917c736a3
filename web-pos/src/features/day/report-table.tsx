import { useRegion } from '@clinic/kit/i18n'
import { Card, Stack, Text } from '@clinic/kit/ui'
import { usePosTexts } from '../../texts'
import { useWay } from '../receipts/state'
import type { Report } from './day.api'

type Row = [label: string, value: string | number]

function Rows({ title, rows }: { title: string; rows: Row[] }) {
  if (rows.length === 0) return null
  return (
    <div>
      <Text fw={600} size="sm" mb={4}>
        {title}
      </Text>
      <dl className="pos-facts">
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

function useParts(report: Report) {
  const t = usePosTexts()
  const way = useWay()
  const { money } = useRegion()
  const counted = (count: number, amount: number) => t('day.countAndSum', { count, amount: money(amount) })
  const sales: Row[] = [
    [t('day.sales'), money(report.sales)],
    [t('day.receipts'), report.receipts],
    [t('day.numbers'), report.first_number ? `${report.first_number}–${report.last_number}` : '–'],
    [t('day.goods'), report.goods],
    [t('day.services'), report.services],
    [t('day.returns'), counted(report.return_receipts, report.returns)],
    [t('day.discounts'), counted(report.discounted, report.discounts)],
    [t('day.rounding'), money(report.rounding)],
    [t('day.copies'), counted(report.copies, report.copies_amount)],
    [t('day.training'), counted(report.training, report.training_amount)],
    [t('day.unfinished'), counted(report.unfinished, report.unfinished_amount)],
    ...(report.returned_at_unit
      ? [[t('day.returnedAtUnit'), counted(report.returned_at_unit, report.returned_at_unit_amount)] as Row]
      : []),
    [t('day.drawer'), report.drawer_openings],
  ]
  const groups = report.groups.map((each): Row => [t(`day.group.${each.group}`), money(each.sales - each.returns)])
  const vats = report.vats.map(
    (each): Row => [
      t('paper.vatOf', { rate: each.rate / 100 }),
      t('day.vatParts', { vat: money(each.vat - each.returned_vat), total: money(each.sales - each.returns) }),
    ],
  )
  const ways = report.ways.map(
    (each): Row => [way(each.way), t('day.wayParts', { sales: money(each.sales), returns: money(each.returns) })],
  )
  return { sales, groups, vats, ways }
}

/** A day's figures, as the Swedish rules for cash registers ask for them. */
export function ReportTable({ report }: { report: Report }) {
  const t = usePosTexts()
  const { money, dateTime } = useRegion()
  const { sales, groups, vats, ways } = useParts(report)
  const cash: Row[] = [
    [t('day.float'), money(report.opening_float)],
    ...(report.float_change ? [[t('day.floatChange'), money(report.float_change)] as Row] : []),
    [t('day.cashIn'), money(report.cash_in)],
    [t('day.cashOut'), money(report.cash_out)],
    [t('day.expected'), money(report.expected_cash)],
    ...(report.counted_cash === null ? [] : [[t('day.counted'), money(report.counted_cash)] as Row]),
    ...(report.difference === null ? [] : [[t('day.difference'), money(report.difference)] as Row]),
  ]
  const grand: Row[] = [
    [t('day.grandSales'), money(report.grand_sales)],
    [t('day.grandReturns'), money(report.grand_returns)],
    [t('day.grandNet'), money(report.grand_net)],
  ]
  return (
    <Card withBorder radius="md" p="lg">
      <Stack gap="lg">
        <div>
          <Text fw={600}>{report.kind === 'z' ? t('day.z', { number: report.number }) : t('day.x')}</Text>
          <Text size="sm" c="dimmed">
            {report.company} · {report.organization_number} · {report.register_name} · {dateTime(report.at)}
          </Text>
          {report.first_at && (
            <Text size="sm" c="dimmed">
              {t('day.covers')} {t('day.span', { from: dateTime(report.first_at), to: dateTime(report.at) })}
            </Text>
          )}
        </div>
        <Rows title={t('day.sold')} rows={sales} />
        <Rows title={t('day.groups')} rows={groups} />
        <Rows title={t('day.vats')} rows={vats} />
        <Rows title={t('day.ways')} rows={ways} />
        <Rows title={t('day.cash')} rows={cash} />
        <Rows title={t('day.grand')} rows={grand} />
      </Stack>
    </Card>
  )
}
