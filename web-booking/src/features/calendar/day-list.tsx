import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { Anchor, EmptyState, Group, Stack, StatusBadge, Text } from '@clinic/kit/ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { stateTones } from './booking-states'
import type { BusyTime, Practitioner } from './calendar-view-model'
import { type CalendarEntry, isGroup } from './group-bookings'
import { MissingFormsBadge } from './missing-forms'
import { useScheduleAccess } from './use-schedule-access'

/** Move the focus up and down the list with the arrow keys. */
function handleArrowKeys(event: KeyboardEvent<HTMLOListElement>): void {
  const count = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!count) return
  event.preventDefault()
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  links[links.indexOf(document.activeElement as HTMLElement) + count]?.focus()
}

function BookingRow({ booking, practitioner }: { booking: CalendarEntry; practitioner?: Practitioner | undefined }) {
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
            {isGroup(booking)
              ? t('groupBooking.participants', { count: booking.participants ?? 1, quantity: booking.group_quantity ?? 1 })
              : getFullName(booking.client)}
          </Text>
          <Text component="span" size="sm">
            {booking.service.name}
          </Text>
        </span>
        <Group component="span" gap="xs" className="booking-row-practitioner">
          <Text component="span" size="sm" c="dimmed">
            {practitioner?.name}
          </Text>
          <MissingFormsBadge booking={booking} />
          {booking.state !== 'booked' && !isGroup(booking) && (
            <StatusBadge tone={stateTones[booking.state]}>{t(`state.${booking.state}`)}</StatusBadge>
          )}
        </Group>
      </Link>
    </li>
  )
}

const addParam = (params: URLSearchParams, name: string, value: string) => {
  const next = new URLSearchParams(params)
  next.set(name, value)
  return next
}

const isBooking = (row: CalendarEntry | BusyTime): row is CalendarEntry => 'id' in row

/** A time that is taken by a booking which the user may not see, or made unavailable by staff, who can edit it. */
function BusyRow({ time, practitioner }: { time: BusyTime; practitioner?: Practitioner | undefined }) {
  const t = useBookingTranslation()
  const { formatTime } = useFormatters()
  const [params] = useSearchParams()
  const { canEdit } = useScheduleAccess()
  const reason = time.reason ?? t('calendar.busy')
  return (
    <li className="booking-row booking-row-busy">
      <Text component="span" className="clinic-number booking-row-time">
        {formatTime(time.start_at)} – {formatTime(time.end_at)}
      </Text>
      <Text component="span" className="booking-row-title">
        {time.unavailable_time_id && canEdit(time.practitioner_id) ? (
          <Anchor component={Link} to={{ search: `${addParam(params, 'unavailable', time.unavailable_time_id)}` }} inherit>
            {reason}
          </Anchor>
        ) : (
          reason
        )}
      </Text>
      <Text component="span" size="sm" c="dimmed">
        {practitioner?.name}
      </Text>
    </li>
  )
}

/** A day's bookings as a list, for phones and for screen readers. */
export function DayList({
  bookings,
  busy,
  practitioners,
  closures,
  action,
}: {
  bookings: CalendarEntry[]
  busy: BusyTime[]
  practitioners: Practitioner[]
  closures: string[]
  action: ReactNode
}) {
  const t = useBookingTranslation()
  const practitionersById = new Map(practitioners.map((practitioner) => [practitioner.id, practitioner]))
  const sorted = [...bookings, ...busy].sort((a, b) => a.start_at.localeCompare(b.start_at))
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
          {sorted.map((row) => {
            const practitioner = practitionersById.get(row.practitioner_id)
            return isBooking(row) ? (
              <BookingRow key={row.id} booking={row} practitioner={practitioner} />
            ) : (
              <BusyRow key={`${row.practitioner_id} ${row.start_at} ${row.reason ?? ''}`} time={row} practitioner={practitioner} />
            )
          })}
        </ol>
      )}
    </Stack>
  )
}
