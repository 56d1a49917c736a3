import './styles.css'
import { CONTRACT_VERSION, type Remote } from '@clinic/kit/contract'
import { lazy, Suspense } from 'react'

const Bookings = lazy(() => import('./features/client-bookings/client-bookings').then((module) => ({ default: module.ClientBookings })))

export const contract = CONTRACT_VERSION
export { routes } from './routes'

export const slots: Remote['slots'] = {
  'client.bookings': (props) => (
    <Suspense>
      <Bookings {...props} />
    </Suspense>
  ),
}
