import './styles.css'
import { CONTRACT_VERSION, type Remote } from '@clinic/kit/contract'
import { lazy, Suspense } from 'react'

const BookingConsents = lazy(() =>
  import('./features/client-consents/booking-consents').then((module) => ({ default: module.BookingConsents })),
)

export const contract = CONTRACT_VERSION
export { routes } from './routes'

export const slots: Remote['slots'] = {
  'booking.consents': (props) => (
    <Suspense>
      <BookingConsents {...props} />
    </Suspense>
  ),
}
