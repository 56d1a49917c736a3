import { useFormatters } from '@clinic/kit/i18n'
import { Card, Stack, Table, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePosTranslation } from '../../texts'
import { readinessQuery } from '../registers/registers.api'
import { usePaymentMethodLabel } from './receipt-status'
import type { Receipt } from './receipts.api'

function ReceiptDetails({ details }: { details: [string, ReactNode][] }) {
  return (
    <dl className="pos-details">
      {details.map(([label, value]) =>
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

/** Formats a receipt's amounts; those of a refund are negative. */
const useSignedMoney = (receipt: Receipt) => {
  const { formatMoney } = useFormatters()
  return (minor: number) => formatMoney(receipt.type === 'refund' && minor !== 0 ? -minor : minor)
}

function SellerSection({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const { formatDateTime } = useFormatters()
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
      <ReceiptDetails
        details={[
          [t('receipt.organization'), seller.organization_number],
          [t('receipt.vatNumber'), seller.vat_number],
          [t('receipt.number'), receipt.number],
          [t('receipt.original'), receipt.original_number],
          [t('receipt.time'), receipt.numbered_at && formatDateTime(receipt.numbered_at)],
          [t('receipt.register'), `${seller.register}${seller.control_id ? ` (${seller.control_id})` : ''}`],
          [t('receipt.cashier'), receipt.cashier],
          [t('common.client'), receipt.client_name],
        ]}
      />
    </>
  )
}

function LinesTable({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const formatSigned = useSignedMoney(receipt)
  return (
    <Table className="pos-table" aria-label={t('receipt.lines')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('receipt.item')}</Table.Th>
          <Table.Th ta="right">{t('receipt.quantity')}</Table.Th>
          <Table.Th ta="right">{t('receipt.vat')}</Table.Th>
          <Table.Th ta="right">{t('receipt.amount')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {receipt.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's lines are frozen in their order
          <Table.Tr key={index}>
            <Table.Td>
              {line.quantity > 0 ? line.name : t('receipt.reduction', { name: line.name })}
              {line.quantity > 0 && line.price !== line.total && <small> {t('line.each', { price: formatMoney(line.price) })}</small>}
              {line.reason && <small> {line.reason}</small>}
              {line.discount + line.cart_discount_share > 0 && (
                <small> {t('line.discounted', { amount: formatMoney(line.discount + line.cart_discount_share) })}</small>
              )}
            </Table.Td>
            <Table.Td ta="right">{line.quantity || ''}</Table.Td>
            <Table.Td ta="right" className="clinic-number">
              {line.tax_percentage} %
            </Table.Td>
            <Table.Td ta="right" className="clinic-number">
              {formatSigned(line.total)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function TotalsSection({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const formatSigned = useSignedMoney(receipt)
  const vatLines: [string, ReactNode][] = receipt.vat_lines.map((vatLine) => [
    t('receipt.vatOf', { rate: vatLine.rate / 100 }),
    t('receipt.vatParts', { vat: formatSigned(vatLine.vat), net: formatSigned(vatLine.net), total: formatSigned(vatLine.total) }),
  ])
  return (
    <ReceiptDetails
      details={[
        [t('pay.discounts'), receipt.discount > 0 && formatMoney(-receipt.discount)],
        [t('receipt.total'), formatSigned(receipt.total)],
        [t('receipt.rounding'), receipt.rounding !== 0 && formatSigned(receipt.rounding)],
        [t(receipt.type === 'refund' ? 'receipt.toPayBack' : 'receipt.toPay'), <b key="payable">{formatSigned(receipt.amount_due)}</b>],
        [t('receipt.vatSum'), formatSigned(receipt.vat)],
        ...vatLines,
      ]}
    />
  )
}

function PaymentsSection({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const methodLabel = usePaymentMethodLabel()
  const { formatMoney } = useFormatters()
  const formatSigned = useSignedMoney(receipt)
  const payments = receipt.payments.filter((payment) => payment.state === 'completed' && !payment.is_reversal)
  return (
    <ReceiptDetails
      details={payments.map((payment) => [
        payment.gift_card ? t('methods.giftCardOf', { code: payment.gift_card }) : methodLabel(payment.method),
        <span key={payment.id}>
          {formatSigned(payment.amount)}
          {payment.card && <small> {[payment.application, payment.card, payment.authorization].filter(Boolean).join(' ')}</small>}
          {payment.change > 0 && (
            <small> {t('receipt.tendered', { tendered: formatMoney(payment.tendered), change: formatMoney(payment.change) })}</small>
          )}
        </span>,
      ])}
    />
  )
}

/** Whether the receipt's register prints on the 80 mm roll of a receipt printer. */
const useIsOnRoll = (receipt: Receipt) => {
  const { data } = useQuery(readinessQuery())
  return data?.registers.find(({ id }) => id === receipt.register_id)?.receipt_paper === 'roll_80mm'
}

/** POS-030: the receipt's frozen content. A print of the screen is marked as no receipt, because the law allows only one copy. */
export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const className = useIsOnRoll(receipt) ? 'pos-receipt pos-receipt-roll' : 'pos-receipt'
  return (
    <Card withBorder radius="md" p="lg" component="section" className={className} aria-label={t('receipt.title')}>
      <Stack gap="sm">
        <Text className="pos-print-only" fw={700} fz={28}>
          {t('receipt.notReceipt')}
        </Text>
        {receipt.seller.test_systems && <Text fw={700}>{t('receipt.testSystems', { systems: receipt.seller.test_systems })}</Text>}
        {receipt.type === 'refund' && <Text fw={600}>{t('receipt.returnReceipt')}</Text>}
        <SellerSection receipt={receipt} />
        <LinesTable receipt={receipt} />
        <TotalsSection receipt={receipt} />
        <PaymentsSection receipt={receipt} />
        {receipt.control_registration && (
          <ReceiptDetails
            details={[
              [t('receipt.unit'), receipt.control_registration.unit],
              [
                t('receipt.code'),
                <span key="code" className="pos-code">
                  {receipt.control_registration.code}
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
