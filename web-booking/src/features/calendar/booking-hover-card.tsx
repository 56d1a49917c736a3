import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { Group, Paper, StatusBadge, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { roomOptionsQuery } from '../catalogue/catalogue.api'
import { stateTones } from './booking-states'
import type { Practitioner } from './calendar-view-model'
import { type CalendarEntry, isGroup } from './group-bookings'
import { MissingFormsBadge } from './missing-forms'

const WIDTH = 260

export interface HoveredBooking {
  booking: CalendarEntry
  /** Where the booking is on the screen. */
  anchor: { left: number; right: number; top: number }
}

/** The essentials of the booking under the pointer, beside it; the keyboard gets them in the panel (USE-020). */
export function BookingHoverCard({ booking, anchor, practitioners }: HoveredBooking & { practitioners: Practitioner[] }) {
  const t = useBookingTranslation()
  const { formatTime, formatMoney } = useFormatters()
  const { data: rooms = [] } = useQuery(roomOptionsQuery())
  const left = anchor.right + WIDTH + 16 < window.innerWidth ? anchor.right + 8 : Math.max(8, anchor.left - WIDTH - 8)
  const details = [
    practitioners.find(({ id }) => id === booking.practitioner_id)?.name,
    rooms.find(({ id }) => id === booking.room_id)?.name,
    formatMoney(booking.service.price),
  ]
  return (
    <Paper withBorder shadow="md" p="sm" role="tooltip" className="booking-hover-card" style={{ left, top: anchor.top, width: WIDTH }}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" className="clinic-number">
          {formatTime(booking.start_at)} – {formatTime(booking.end_at)}
        </Text>
        {!isGroup(booking) && <StatusBadge tone={stateTones[booking.state]}>{t(`state.${booking.state}`)}</StatusBadge>}
      </Group>
      <Text fw={600}>
        {isGroup(booking)
          ? t('groupBooking.participants', { count: booking.participants ?? 1, quantity: booking.group_quantity ?? 1 })
          : getFullName(booking.client)}
      </Text>
      <Text size="sm">{booking.service.name}</Text>
      <Text size="sm" c="dimmed">
        {details.filter(Boolean).join(' · ')}
      </Text>
      <MissingFormsBadge booking={booking} />
    </Paper>
  )
}
