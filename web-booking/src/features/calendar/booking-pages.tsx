import { Slot } from '@clinic/kit/contract'
import { getFullName } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, EmptyState, Stack } from '@clinic/kit/ui'
import { Link, useLocation } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { BookingNotes } from './booking-notes'
import { BookingFrame } from './booking-panel'
import type { Booking } from './calendar.api'

/** Leads back from a part of a booking to all of it. */
export function BackLink({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const { search } = useLocation()
  return (
    <Anchor component={Link} to={`/calendar/booking/${booking.id}${search}`} size="sm">
      {t('panel.backTo', { service: booking.service.name, name: getFullName(booking.client) })}
    </Anchor>
  )
}

/** The notes of a booking at an address of their own. */
export function BookingNotePage() {
  const t = useBookingTranslation()
  return (
    <BookingFrame title={t('notes.title')}>
      {(booking) => (
        <Stack gap="lg">
          <BackLink booking={booking} />
          <BookingNotes bookingId={booking.id} />
        </Stack>
      )}
    </BookingFrame>
  )
}

/** The receipt of a booking, or the way to it, at an address of its own. */
export function BookingReceiptPage() {
  const t = useBookingTranslation()
  const canRead = useHasPermission('money.read')
  return (
    <BookingFrame title={t('panel.receipt')}>
      {(booking) => (
        <Stack gap="lg">
          <BackLink booking={booking} />
          {canRead && !booking.is_cancelled ? (
            <Slot name="booking.receipt" bookingId={booking.id} />
          ) : (
            <EmptyState title={t('panel.noReceipt')}>{t('panel.noReceiptHelp')}</EmptyState>
          )}
        </Stack>
      )}
    </BookingFrame>
  )
}
