import { useRegion } from '@clinic/kit/i18n'
import { Card, Stack, Table, Text } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { usePosTexts } from '../../texts'
import type { Receipt } from './receipts.api'
import { useWay } from './state'

function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="pos-facts">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** A refund's amounts are money that goes back, and stand with a minus. */
const useSigned = (receipt: Receipt) => {
  const { money } = useRegion()
  return (minor: number) => money(receipt.kind === 'refund' && minor !== 0 ? -minor : minor)
}

function Seller({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const { dateTime } = useRegion()
  const { seller } = receipt
  return (
    <>
      <Text fw={600} fz="lg">
        {seller.company}
      </Text>
      <Text size="sm">
        {seller.street_address}, {seller.zip_code} {seller.city}
      </Text>
      {seller.header && <Text size="sm">{seller.header}</Text>}
      <Facts
        facts={[
          [t('paper.organization'), seller.organization_number],
          [t('paper.vatNumber'), seller.vat_number],
          [t('paper.number'), receipt.number],
          [t('paper.original'), receipt.original_number],
          [t('paper.time'), receipt.numbered_at && dateTime(receipt.numbered_at)],
          [t('paper.register'), `${seller.register}${seller.control_id ? ` (${seller.control_id})` : ''}`],
          [t('paper.cashier'), receipt.cashier],
          [t('receipts.client'), receipt.client_name],
        ]}
      />
    </>
  )
}

function Lines({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const signed = useSigned(receipt)
  return (
    <Table className="pos-table" aria-label={t('paper.lines')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('paper.item')}</Table.Th>
          <Table.Th ta="right">{t('paper.quantity')}</Table.Th>
          <Table.Th ta="right">{t('paper.vat')}</Table.Th>
          <Table.Th ta="right">{t('paper.amount')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {receipt.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's lines are frozen in their order
          <Table.Tr key={at}>
            <Table.Td>
              {line.quantity > 0 ? line.name : t('paper.reduction', { name: line.name })}
              {line.quantity > 0 && line.unit_price !== line.total && <small> {t('line.each', { price: money(line.unit_price) })}</small>}
              {line.reason && <small> {line.reason}</small>}
              {line.discount + line.share > 0 && <small> {t('line.off', { amount: money(line.discount + line.share) })}</small>}
            </Table.Td>
            <Table.Td ta="right">{line.quantity || ''}</Table.Td>
            <Table.Td ta="right" className="clinic-number">
              {line.rate / 100} %
            </Table.Td>
            <Table.Td ta="right" className="clinic-number">
              {signed(line.total)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Sums({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const signed = useSigned(receipt)
  const vats: [string, ReactNode][] = receipt.vats.map((each) => [
    t('paper.vatOf', { rate: each.rate / 100 }),
    t('paper.vatParts', { vat: signed(each.vat), net: signed(each.net), total: signed(each.total) }),
  ])
  return (
    <Facts
      facts={[
        [t('pay.discounts'), receipt.discount > 0 && money(-receipt.discount)],
        [t('paper.total'), signed(receipt.total)],
        [t('paper.rounding'), receipt.rounding !== 0 && signed(receipt.rounding)],
        [t(receipt.kind === 'refund' ? 'paper.toPayBack' : 'paper.toPay'), <b key="payable">{signed(receipt.payable)}</b>],
        [t('paper.vatSum'), signed(receipt.vat)],
        ...vats,
      ]}
    />
  )
}

function Payments({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const way = useWay()
  const { money } = useRegion()
  const signed = useSigned(receipt)
  const made = receipt.payments.filter((each) => each.state === 'completed' && !each.is_reversal)
  return (
    <Facts
      facts={made.map((each) => [
        each.gift_card ? t('ways.giftCardOf', { code: each.gift_card }) : way(each.way),
        <span key={each.id}>
          {signed(each.amount)}
          {each.card && <small> {[each.application, each.card, each.authorization].filter(Boolean).join(' ')}</small>}
          {each.change > 0 && <small> {t('paper.given', { given: money(each.given), change: money(each.change) })}</small>}
        </span>,
      ])}
    />
  )
}

/** POS-030: the receipt as it was frozen. What is printed of the screen itself says that it is no receipt: the law allows one copy. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  return (
    <Card withBorder radius="md" p="lg" component="section" className="pos-paper" aria-label={t('paper.title')}>
      <Stack gap="sm">
        <Text className="pos-print-only" fw={700} fz={28}>
          {t('paper.notReceipt')}
        </Text>
        {receipt.kind === 'refund' && <Text fw={600}>{t('paper.returnReceipt')}</Text>}
        <Seller receipt={receipt} />
        <Lines receipt={receipt} />
        <Sums receipt={receipt} />
        <Payments receipt={receipt} />
        {receipt.control && (
          <Facts
            facts={[
              [t('paper.unit'), receipt.control.unit],
              [
                t('paper.code'),
                <span key="code" className="pos-code">
                  {receipt.control.code}
                </span>,
              ],
            ]}
          />
        )}
        {receipt.seller.footer && <Text size="sm">{receipt.seller.footer}</Text>}
      </Stack>
    </Card>
  )
}
