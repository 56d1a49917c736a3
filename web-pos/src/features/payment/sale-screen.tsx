import { useFormatters } from '@clinic/kit/i18n'
import { Anchor, Button, Card, ErrorState, Group, LoadingState, Page, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TbCircleCheckFilled, TbGift } from 'react-icons/tb'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { ReceiptDelivery } from '../receipts/receipt-delivery'
import { usePaymentMethodLabel } from '../receipts/receipt-status'
import { isOpen, type Receipt, receiptQuery } from '../receipts/receipts.api'
import { receiptTitle } from '../receipts/receipts-screen'
import { SaleFailed } from '../receipts/sale-failed'
import { SaleProgress } from '../receipts/sale-progress'
import { useLiveSales } from '../receipts/use-live-sales'
import { KeyHint, useCheckoutShortcuts } from './checkout-shortcuts'
import { clearAfterSale } from './use-cart'

function SalePaid({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const methodLabel = usePaymentMethodLabel()
  const { formatMoney } = useFormatters()
  useEffect(() => clearAfterSale(receipt.id), [receipt.id])
  const change = receipt.payments.reduce((sum, payment) => sum + (payment.is_reversal ? 0 : payment.change), 0)
  const payments = receipt.payments.filter((payment) => payment.state === 'completed' && !payment.is_reversal)
  return (
    <Stack gap="lg">
      <Card withBorder radius="md" p="xl">
        <Stack align="center" gap="sm" ta="center" role="status">
          <TbCircleCheckFilled size={56} className="pos-check" aria-hidden />
          <Text fz={24} fw={600}>
            {t('paid.title', { amount: formatMoney(receipt.amount_due) })}
          </Text>
          <Text c="dimmed">{payments.map((payment) => `${methodLabel(payment.method)} ${formatMoney(payment.amount)}`).join(' · ')}</Text>
          {change > 0 && <Text className="pos-amount">{t('cash.change', { amount: formatMoney(change) })}</Text>}
          {receipt.gift_cards.map((code) => (
            <Group key={code} gap="xs" className="pos-amount">
              <TbGift size={24} aria-hidden /> {t('paid.giftCard', { code })}
            </Group>
          ))}
          <Anchor component={Link} to={`/point-of-sale/receipt/${receipt.id}/detail`}>
            {receiptTitle(receipt, t)}
          </Anchor>
        </Stack>
      </Card>
      <ReceiptDelivery receipt={receipt} />
    </Stack>
  )
}

/** Leads to the next sale, with its parameters, which are kept while the last sale's result is shown. */
function NextSale() {
  const t = usePosTranslation()
  const navigate = useNavigate()
  const to = `/point-of-sale/payment${useLocation().search}`
  useCheckoutShortcuts([{ keys: 'n', label: t('paid.next'), onPress: () => void navigate(to) }])
  return (
    <Button component={Link} to={to} size="md">
      {t('paid.next')} <KeyHint>N</KeyHint>
    </Button>
  )
}

/** A sale from the card terminal to its receipt. It has its own URL, so that a reload continues with the same sale. */
export function SaleScreen() {
  const t = usePosTranslation()
  const { receiptId = '' } = useParams()
  useLiveSales()
  const { data, error, refetch } = useQuery(receiptQuery(receiptId))
  const receipt = data?.id === receiptId ? data : undefined
  if (error && !receipt) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!receipt) return <LoadingState />
  const hasFailed = receipt.status === 'CANCELLED' || receipt.status === 'ABORTED'
  return (
    <Page title={t('pay.title')} help={getHelp('sale')} isNarrow action={isOpen(receipt) || hasFailed ? undefined : <NextSale />}>
      {isOpen(receipt) ? <SaleProgress receipt={receipt} /> : hasFailed ? <SaleFailed receipt={receipt} /> : <SalePaid receipt={receipt} />}
    </Page>
  )
}
