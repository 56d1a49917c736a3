import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Button, Group, LoadingState, MoneyText, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePosTranslation } from '../../texts'
import { bookingPaymentQuery, bookingReceiptsQuery } from '../payment/payment.api'
import { ReceiptStatus } from '../receipts/receipt-status'
import { receiptTitle } from '../receipts/receipts-screen'
import { useLiveSales } from '../receipts/use-live-sales'

/** BKG-021, BEY-006: on a booking, its receipts, and a link to checkout while something of it remains to be paid. */
export function BookingReceipt({ bookingId }: { bookingId: string }) {
  const t = usePosTranslation()
  const maySell = useHasPermission('sale.write')
  useLiveSales()
  const { formatMoney } = useFormatters()
  const { data, error } = useQuery(bookingReceiptsQuery(bookingId))
  const { data: payment } = useQuery(bookingPaymentQuery(bookingId))
  const receipts = data?.items.filter((receipt) => receipt.status !== 'CANCELLED' && receipt.status !== 'ABORTED') ?? []
  if (!data && !error) return <LoadingState />
  const hasRest = payment !== undefined && payment.rest > 0 && !payment.is_in_progress
  return (
    <>
      {receipts.map((receipt) => (
        <Group key={receipt.id} gap="sm">
          <Anchor component={Link} to={`/point-of-sale/receipt/${receipt.id}/detail`}>
            {receiptTitle(receipt, t)}
          </Anchor>
          <MoneyText minor={receipt.amount_due} />
          <ReceiptStatus receipt={receipt} />
        </Group>
      ))}
      {hasRest && payment.paid > 0 && (
        <Text size="sm">{t('booking.rest', { paid: formatMoney(payment.paid), rest: formatMoney(payment.rest) })}</Text>
      )}
      {hasRest && maySell && (
        <Button variant="default" w="max-content" component={Link} to={`/point-of-sale/payment?booking=${bookingId}`}>
          {t('booking.pay')}
        </Button>
      )}
    </>
  )
}
