import { Stack } from '@clinic/kit/ui'
import { Navigate, useLocation, useParams } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { BookingClient } from '../calendar/booking-client'
import { BackLink } from '../calendar/booking-pages'
import { BookingFrame } from '../calendar/booking-panel'
import { ClientBookings } from './client-bookings'

/** The client of a booking with all their bookings; an address with an earlier client leads to the present one. */
export function BookingClientPage() {
  const t = useBookingTranslation()
  const { clientId } = useParams()
  const { search } = useLocation()
  return (
    <BookingFrame title={t('panel.client')}>
      {(booking) =>
        booking.client.id === clientId ? (
          <Stack gap="lg">
            <BackLink booking={booking} />
            <BookingClient booking={booking} isPage />
            <ClientBookings clientId={clientId} />
          </Stack>
        ) : (
          <Navigate replace to={`/calendar/booking/${booking.id}/client/${booking.client.id}${search}`} />
        )
      }
    </BookingFrame>
  )
}
