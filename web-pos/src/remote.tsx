import { CONTRACT, type Remote } from '@clinic/kit/contract'
import { lazy, Suspense } from 'react'

const Receipts = lazy(() => import('./features/client-receipts/client-receipts').then((module) => ({ default: module.ClientReceipts })))

export const contract = CONTRACT
export { routes } from './routes'

export const slots: Remote['slots'] = {
  'client.receipts': (props) => (
    <Suspense>
      <Receipts {...props} />
    </Suspense>
  ),
}
