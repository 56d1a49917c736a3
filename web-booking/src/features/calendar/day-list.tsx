import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { EmptyState, Group, Stack, StatusBadge, Text } from '@clinic/kit/ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { stateTones } from './booking-states'
import type { CalendarBooking } from './calendar.api'
import type { Practitioner } from './calendar-view-model'

/** Move the focus up and down the list with the arrow keys. */
function handleArrowKeys(event: KeyboardEvent<HTMLOListElement>): void {
  const count = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!count) return
  event.preventDefault()
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  links[links.indexOf(document.activeElement as HTMLElement) + count]?.focus()
}

function BookingRow({ booking, practitioner }: { booking: CalendarBooking; practitioner?: Practitioner }) {
  const t = useBookingTranslation()
  const { formatTime } = useFormatters()
  const { search } = useLocation()
  return (
    <li>
      <Link to={`/calendar/booking/${booking.id}${search}`} className="booking-row" style={{ borderLeftColor: booking.service.color }}>
        <Text component="span" className="clinic-number booking-row-time">
          {formatTime(booking.start_at)} – {formatTime(booking.end_at)}
        </Text>
        <span className="booking-row-title">
          <Text component="span" fw={600}>
            {getFullName(booking.client)}
          </Text>
          <Text component="span" size="sm">
            {booking.service.name}
          </Text>
        </span>
        <Group component="span" gap="xs" className="booking-row-practitioner">
          <Text component="span" size="sm" c="dimmed">
            {practitioner?.name}
          </Text>
          {booking.state !== 'booked' && <StatusBadge tone={stateTones[booking.state]}>{t(`state.${booking.state}`)}</StatusBadge>}
        </Group>
      </Link>
    </li>
  )
}

/** A day's bookings as a list, for phones and for screen readers. */
export function DayList({
  bookings,
  practitioners,
  closures,
  action,
}: {
  bookings: CalendarBooking[]
  practitioners: Practitioner[]
  closures: string[]
  action: ReactNode
}) {
  const t = useBookingTranslation()
  const practitionersById = new Map(practitioners.map((practitioner) => [practitioner.id, practitioner]))
  const sorted = [...bookings].sort((a, b) => a.start_at.localeCompare(b.start_at))
  return (
    <Stack gap="sm">
      {closures.map((name) => (
        <Text key={name} c="dimmed" role="note">
          {t('calendar.dayOff', { name })}
        </Text>
      ))}
      {sorted.length === 0 ? (
        <EmptyState title={t('calendar.empty')} action={action}>
          {t('calendar.emptyHelp')}
        </EmptyState>
      ) : (
        <ol className="booking-list" aria-label={t('calendar.bookings')} onKeyDown={handleArrowKeys}>
          {sorted.map((booking) => (
            <BookingRow key={booking.id} booking={booking} practitioner={practitionersById.get(booking.practitioner_id)} />
          ))}
        </ol>
      )}
    </Stack>
  )
}
