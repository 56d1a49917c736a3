import { useMay } from '@clinic/kit/session'
import { Anchor, Button, Card, DateTimeText, ErrorState, Group, LoadingState, MoneyText, Page, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbArrowBackUp } from 'react-icons/tb'
import { Link, useParams } from 'react-router'
import { usePosTexts } from '../../texts'
import { Failed } from './failed'
import { GiveReceipt } from './give-receipt'
import { Progress } from './progress'
import { ReceiptPaper } from './receipt-paper'
import { isOpen, type Receipt, receiptQuery } from './receipts.api'
import { nameOf } from './receipts-screen'
import { ReceiptState } from './state'
import { useLiveSales } from './use-live'

function Refunds({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  if (receipt.refunds.length === 0) return null
  return (
    <Card withBorder radius="md" component="section" aria-label={t('detail.refunds')}>
      <Stack gap="xs">
        <Text fw={600}>{t('detail.refunds')}</Text>
        {receipt.refunds.map((each) => (
          <Group key={each.id} justify="space-between">
            <Anchor component={Link} to={`/receipt/${each.id}/detail`}>
              {t('receipts.refundNumber', { number: each.number ?? '–' })}
            </Anchor>
            <DateTimeText value={each.created_at} />
            <MoneyText minor={-each.total} />
            <ReceiptState receipt={{ state: each.state, is_resolving: false }} />
          </Group>
        ))}
      </Stack>
    </Card>
  )
}

/** Whose it is and what it belongs to; a link where one may go there. */
function About({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const mayClient = useMay('client.card')
  const mayVisit = useMay('booking.read')
  return (
    <Group gap="md">
      <ReceiptState receipt={receipt} />
      {receipt.client_id && mayClient ? (
        <Anchor component={Link} to={`/clients/${receipt.client_id}`}>
          {receipt.client_name}
        </Anchor>
      ) : (
        <Text c="dimmed">{receipt.client_name || t('client.walkIn')}</Text>
      )}
      {receipt.booking_id && mayVisit && (
        <Anchor component={Link} to={`/calendar/booking/${receipt.booking_id}`}>
          {t('detail.visit')}
        </Anchor>
      )}
      {receipt.original_id && (
        <Anchor component={Link} to={`/receipt/${receipt.original_id}/detail`}>
          {t('detail.original', { number: receipt.original_number ?? '' })}
        </Anchor>
      )}
    </Group>
  )
}

/** A receipt with all that the law wants on it, and what can be done with it. */
export function ReceiptScreen() {
  const t = usePosTexts()
  const { receiptId = '' } = useParams()
  useLiveSales()
  const mayRefund = useMay('sale.write')
  const { data, error, refetch } = useQuery(receiptQuery(receiptId))
  const receipt = data?.id === receiptId ? data : undefined
  if (error && !receipt) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!receipt) return <LoadingState />
  const failed = receipt.state === 'CANCELLED' || receipt.state === 'ABORTED'
  const refundable = mayRefund && receipt.refundable > 0 && !receipt.paid_for_gift_card_exists
  const refund = (
    <Button component={Link} to={`/receipt/${receipt.id}/refund`} variant="default" leftSection={<TbArrowBackUp size={18} aria-hidden />}>
      {t('refund.title')}
    </Button>
  )
  return (
    <Page title={nameOf(receipt, t)} action={refundable ? refund : undefined}>
      <About receipt={receipt} />
      {isOpen(receipt) && <Progress receipt={receipt} />}
      {failed && <Failed receipt={receipt} />}
      <div className="pos-counter">
        <ReceiptPaper receipt={receipt} />
        <Stack gap="lg">
          {!isOpen(receipt) && !failed && <GiveReceipt key={receipt.id} receipt={receipt} />}
          {receipt.paid_for_gift_card_exists && receipt.refundable > 0 && <Text c="dimmed">{t('refund.giftCardSold')}</Text>}
          <Refunds receipt={receipt} />
        </Stack>
      </div>
    </Page>
  )
}
