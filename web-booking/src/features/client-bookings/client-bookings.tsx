import { serializeInstant, useFormatters } from '@clinic/kit/i18n'
import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission } from '@clinic/kit/session'
import { Button, ErrorState, Group, LoadingState, Stack, StatusBadge, Text, Title } from '@clinic/kit/ui'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { stateTones } from '../calendar/booking-states'
import { bookingsKey, type CalendarBooking, clientBookingsQuery } from '../calendar/calendar.api'
import { usePractitionerNames } from '../calendar/use-practitioner-names'
import { DueFees } from './due-fees'

function BookingRow({ booking }: { booking: CalendarBooking }) {
  const t = useBookingTranslation()
  const practitioner = usePractitionerNames().get(booking.practitioner_id)
  const { formatDate, formatTime } = useFormatters()
  return (
    <li>
      <Link to={`/calendar/booking/${booking.id}`} className="booking-row" style={{ borderLeftColor: booking.service.color }}>
        <Text component="span" className="clinic-number">
          {formatDate(booking.start_at)} {formatTime(booking.start_at)}
        </Text>
        <span className="booking-row-title">
          <Text component="span" fw={500}>
            {booking.service.name}
          </Text>{' '}
          {practitioner && (
            <Text component="span" size="sm" c="dimmed">
              {practitioner}
            </Text>
          )}
        </span>
        {booking.state !== 'booked' && <StatusBadge tone={stateTones[booking.state]}>{t(`state.${booking.state}`)}</StatusBadge>}
      </Link>
    </li>
  )
}

function BookingList({ title, bookings }: { title: string; bookings: CalendarBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <Stack gap={6}>
      <Text c="dimmed" size="sm">
        {title}
      </Text>
      <ol className="booking-list" aria-label={title}>
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ol>
    </Stack>
  )
}

const UPCOMING: CalendarBooking['state'][] = ['booked', 'arrived', 'in_room']

/** Split bookings into upcoming ones, next first, cancelled ones of the time to come, and past ones, latest first. */
export function splitUpcoming(bookings: CalendarBooking[], now: Date): Record<'upcoming' | 'cancelled' | 'past', CalendarBooking[]> {
  const wireNow = serializeInstant(now)
  const upcoming = bookings.filter((booking) => UPCOMING.includes(booking.state) && booking.end_at > wireNow)
  const cancelled = bookings.filter((booking) => booking.is_cancelled && booking.end_at > wireNow)
  return {
    cancelled,
    upcoming: upcoming.sort((a, b) => a.start_at.localeCompare(b.start_at)),
    past: bookings
      .filter((booking) => !upcoming.includes(booking) && !cancelled.includes(booking))
      .sort((a, b) => b.start_at.localeCompare(a.start_at)),
  }
}

/** Section of the client's page with the client's bookings and a button for a new one. */
export function ClientBookings({ clientId }: { clientId: string }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const canBook = useHasPermission('booking.write')
  const query = useInfiniteQuery(clientBookingsQuery(clientId))
  useRealtime('bookings', () => void queries.invalidateQueries({ queryKey: bookingsKey }))
  const { upcoming, cancelled, past } = splitUpcoming(query.data?.pages.flatMap((page) => page.items) ?? [], new Date())
  return (
    <Stack component="section" gap="sm" aria-label={t('bookings.title')}>
      <Group justify="space-between">
        <Title order={2}>{t('bookings.title')}</Title>
        {canBook && (
          <Button variant="default" size="compact-md" component={Link} to={`/calendar/booking?book=new&client=${clientId}`}>
            {t('bookings.book')}
          </Button>
        )}
      </Group>
      <DueFees clientId={clientId} />
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        query.isPending && <LoadingState />
      )}
      {query.data && upcoming.length + cancelled.length + past.length === 0 && <Text c="dimmed">{t('bookings.none')}</Text>}
      <BookingList title={t('bookings.upcoming')} bookings={upcoming} />
      <BookingList title={t('bookings.cancelled')} bookings={cancelled} />
      <BookingList title={t('bookings.past')} bookings={past} />
      {query.hasNextPage && (
        <Button
          variant="subtle"
          size="compact-sm"
          w="max-content"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('bookings.more')}
        </Button>
      )}
    </Stack>
  )
}
