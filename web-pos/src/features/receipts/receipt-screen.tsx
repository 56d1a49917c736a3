import { EventTimeline } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Button, Card, ErrorState, Group, LoadingState, MoneyText, Page, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbArrowBackUp } from 'react-icons/tb'
import { Link, useParams } from 'react-router'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { ReceiptDelivery } from './receipt-delivery'
import { ReceiptDocument } from './receipt-document'
import { ReceiptStatus } from './receipt-status'
import { isOpen, type Receipt, receiptQuery } from './receipts.api'
import { receiptTitle } from './receipts-screen'
import { SaleFailed } from './sale-failed'
import { SaleProgress } from './sale-progress'
import { useLiveSales } from './use-live-sales'

function Refunds({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  if (receipt.refunds.length === 0) return null
  const events = receipt.refunds.map(({ id, number, created_at, total, status }) => ({
    id,
    title: t('receipts.refundNumber', { number: number ?? '–' }),
    at: created_at,
    description: (
      <Group gap="sm">
        <MoneyText minor={-total} />
        <ReceiptStatus receipt={{ status, is_processing: false }} />
      </Group>
    ),
    to: `/point-of-sale/receipt/${id}/detail`,
  }))
  return (
    <Card withBorder radius="md" component="section" aria-label={t('detail.refunds')}>
      <Stack gap="xs">
        <Text fw={600}>{t('detail.refunds')}</Text>
        <EventTimeline label={t('detail.refunds')} events={events} />
      </Stack>
    </Card>
  )
}

/** The receipt's status, client, booking and original receipt, as links where the user has the permission. */
function ReceiptInfo({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const mayReadClients = useHasPermission('client.read')
  const mayReadBookings = useHasPermission('booking.read')
  return (
    <Group gap="md">
      <ReceiptStatus receipt={receipt} />
      {receipt.client_id && mayReadClients ? (
        <Anchor component={Link} to={paths.client(receipt.client_id)}>
          {receipt.client_name}
        </Anchor>
      ) : (
        <Text c="dimmed">{receipt.client_name || t('client.walkIn')}</Text>
      )}
      {receipt.booking_id && mayReadBookings && (
        <Anchor component={Link} to={paths.booking(receipt.booking_id)}>
          {t('detail.booking')}
        </Anchor>
      )}
      {receipt.original_id && (
        <Anchor component={Link} to={`/point-of-sale/receipt/${receipt.original_id}/detail`}>
          {t('detail.original', { number: receipt.original_number ?? '' })}
        </Anchor>
      )}
    </Group>
  )
}

/** A receipt with its legal content, and its actions: issue, refund, retry. */
export function ReceiptScreen() {
  const t = usePosTranslation()
  const { receiptId = '' } = useParams()
  useLiveSales()
  const mayRefund = useHasPermission('sale.write')
  const { data, error, refetch } = useQuery(receiptQuery(receiptId))
  const receipt = data?.id === receiptId ? data : undefined
  if (error && !receipt) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!receipt) return <LoadingState />
  const hasFailed = receipt.status === 'CANCELLED' || receipt.status === 'ABORTED'
  const canRefund = mayRefund && receipt.refundable > 0 && !receipt.paid_for_gift_card_exists
  const refundButton = (
    <Button
      component={Link}
      to={`/point-of-sale/receipt/${receipt.id}/refund`}
      variant="default"
      leftSection={<TbArrowBackUp size={18} aria-hidden />}
    >
      {t('refund.title')}
    </Button>
  )
  return (
    <Page title={receiptTitle(receipt, t)} action={canRefund ? refundButton : undefined} help={getHelp('receipt')}>
      <ReceiptInfo receipt={receipt} />
      {isOpen(receipt) && <SaleProgress receipt={receipt} />}
      {hasFailed && <SaleFailed receipt={receipt} />}
      <div className="pos-checkout">
        <ReceiptDocument receipt={receipt} />
        <Stack gap="lg">
          {!isOpen(receipt) && !hasFailed && <ReceiptDelivery key={receipt.id} receipt={receipt} />}
          {receipt.paid_for_gift_card_exists && receipt.refundable > 0 && <Text c="dimmed">{t('refund.giftCardSold')}</Text>}
          <Refunds receipt={receipt} />
        </Stack>
      </div>
    </Page>
  )
}
