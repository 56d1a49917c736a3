import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Button, Group, LoadingState, MoneyText } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePosTranslation } from '../../texts'
import { bookingReceiptsQuery } from '../payment/payment.api'
import { ReceiptStatus } from '../receipts/receipt-status'
import { receiptTitle } from '../receipts/receipts-screen'
import { useLiveSales } from '../receipts/use-live-sales'

/** BKG-021: on a booking, its receipts, and a link to checkout while nothing is paid or all was refunded. */
export function BookingReceipt({ bookingId }: { bookingId: string }) {
  const t = usePosTranslation()
  const maySell = useHasPermission('sale.write')
  useLiveSales()
  const { data, error } = useQuery(bookingReceiptsQuery(bookingId))
  const receipts = data?.items.filter((receipt) => receipt.status !== 'CANCELLED' && receipt.status !== 'ABORTED') ?? []
  if (!data && !error) return <LoadingState />
  const isUnpaid = receipts.every((receipt) => receipt.status === 'REFUNDED')
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
      {isUnpaid && maySell && (
        <Button variant="default" w="max-content" component={Link} to={`/point-of-sale/payment?booking=${bookingId}`}>
          {t('booking.pay')}
        </Button>
      )}
    </>
  )
}
