import './styles.css'
import { CONTRACT, type Remote } from '@clinic/kit/contract'
import { lazy, Suspense } from 'react'

const Receipts = lazy(() => import('./features/client-receipts/client-receipts').then((module) => ({ default: module.ClientReceipts })))

const VisitReceipt = lazy(() => import('./features/visit-receipt/visit-receipt').then((module) => ({ default: module.VisitReceipt })))

export const contract = CONTRACT
export { routes } from './routes'

export const slots: Remote['slots'] = {
  'client.receipts': (props) => (
    <Suspense>
      <Receipts {...props} />
    </Suspense>
  ),
  'booking.receipt': (props) => (
    <Suspense>
      <VisitReceipt {...props} />
    </Suspense>
  ),
}
