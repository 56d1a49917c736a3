import { paths } from '@clinic/kit/contract'
import { Navigate, useParams } from 'react-router'

/** A booking that was opened from a user's page: the calendar's page of it. */
export function UserBooking() {
  const { bookingId = '' } = useParams()
  return <Navigate to={paths.booking(bookingId)} replace />
}

/** A client who was opened from a user's page: the client's own page. */
export function UserClient() {
  const { clientId = '' } = useParams()
  return <Navigate to={paths.client(clientId)} replace />
}

/** A receipt that was opened from a user's page: the receipt's own page. */
export function UserReceipt() {
  const { receiptId = '' } = useParams()
  return <Navigate to={paths.receipt(receiptId)} replace />
}
