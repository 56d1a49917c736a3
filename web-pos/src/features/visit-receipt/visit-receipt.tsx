import { useMay } from '@clinic/kit/session'
import { Anchor, Button, Group, LoadingState, MoneyText } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePosTexts } from '../../texts'
import { paidQuery } from '../payment/payment.api'
import { nameOf } from '../receipts/receipts-screen'
import { ReceiptState } from '../receipts/state'
import { useLiveSales } from '../receipts/use-live'

/** BKG-021: on a visit, its receipt, or the way to the till while nothing is paid. */
export function VisitReceipt({ bookingId }: { bookingId: string }) {
  const t = usePosTexts()
  const maySell = useMay('sale.write')
  useLiveSales()
  const { data, error } = useQuery(paidQuery(bookingId))
  const taken = data?.items.filter((each) => each.state !== 'CANCELLED' && each.state !== 'ABORTED') ?? []
  if (!data && !error) return <LoadingState />
  if (taken.length === 0)
    return maySell ? (
      <Button variant="default" w="max-content" component={Link} to={`/point-of-sale/payment?booking=${bookingId}`}>
        {t('visit.pay')}
      </Button>
    ) : null
  return taken.map((each) => (
    <Group key={each.id} gap="sm">
      <Anchor component={Link} to={`/receipt/${each.id}/detail`}>
        {nameOf(each, t)}
      </Anchor>
      <MoneyText minor={each.payable} />
      <ReceiptState receipt={each} />
    </Group>
  ))
}
