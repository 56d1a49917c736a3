import './styles.css'
import { CONTRACT_VERSION, type Remote } from '@clinic/kit/contract'
import { lazy, Suspense } from 'react'

const ClientReceipts = lazy(() =>
  import('./features/client-receipts/client-receipts').then((module) => ({ default: module.ClientReceipts })),
)

const BookingReceipt = lazy(() =>
  import('./features/booking-receipt/booking-receipt').then((module) => ({ default: module.BookingReceipt })),
)

export const contract = CONTRACT_VERSION
export { routes } from './routes'

export const slots: Remote['slots'] = {
  'client.receipts': (props) => (
    <Suspense>
      <ClientReceipts {...props} />
    </Suspense>
  ),
  'booking.receipt': (props) => (
    <Suspense>
      <BookingReceipt {...props} />
    </Suspense>
  ),
}
