import type { Schema } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { BarChart, Figures, PieChart, ReportScreen, type Reports } from '@clinic/kit/reports'
import { SimpleGrid } from '@clinic/kit/ui'
import { Rankings } from './rankings'
import { usePosReportTexts } from './texts'

const ways = ['viva_payment', 'swish_payment', 'cash_payment', 'gift_card_payment', 'online_payment', 'invoice_payment'] as const
const always = new Set<string>(['viva_payment', 'swish_payment'])

function Cards({ told }: { told: Schema['PosStatistics'] }) {
  const t = usePosReportTexts()
  const { number, money } = useRegion()
  return (
    <Figures
      items={[
        { label: t('revenue'), value: money(told.total_revenue) },
        { label: t('receipts'), value: number(told.no_of_transactions) },
        { label: t('average'), value: money(told.avg_transaction) },
        { label: t('refunded'), value: money(told.total_refunds) },
      ]}
    />
  )
}

function Preference({ told }: { told: Schema['Preference'] }) {
  const t = usePosReportTexts()
  const { money } = useRegion()
  const used = ways.filter((way) => always.has(way) || told[way]).map((way) => ({ name: t(way), value: told[way] }))
  return <PieChart title={t('ways')} head={[t('way'), t('amount')]} items={used} format={money} />
}

function Discounts({ told }: { told: Schema['Discounts'] }) {
  const t = usePosReportTexts()
  const { money } = useRegion()
  const items = [
    { name: t('revenue'), value: told.total_revenue },
    { name: t('given'), value: told.direct_discount },
  ]
  return <PieChart title={t('discount')} head={[t('name'), t('amount')]} items={items} format={money} height={150} />
}

function Told({ told }: { told: Reports['pos'] }) {
  const t = usePosReportTexts()
  const { money } = useRegion()
  const sold = (told.pos_revenue ?? []).map((one) => ({ name: one.name, values: [one.products, one.services, one.gift_cards] }))
  return (
    <>
      {told.pos_statistics && <Cards told={told.pos_statistics} />}
      <BarChart title={t('over')} series={[t('products'), t('services'), t('giftCards')]} items={sold} format={money} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        {told.payment_gateway_preference && <Preference told={told.payment_gateway_preference} />}
        {told.total_discount && <Discounts told={told.total_discount} />}
      </SimpleGrid>
      <Rankings told={told} />
    </>
  )
}

/** Sales in figures (RPT-004). */
export function PosReportScreen() {
  return <ReportScreen section="pos">{(told) => <Told told={told} />}</ReportScreen>
}
