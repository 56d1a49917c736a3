import { useAction } from '@clinic/kit/components'
import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Button, ErrorState, Group, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { bookingFeesQuery } from '../../booking-fees.api'
import { useBookingTranslation } from '../../texts'
import { type Booking, bookingsKey } from './calendar.api'
import { useFeeText } from './fee-notice'
import { cancelSeries, type BookingSeries as Series, seriesQuery } from './series.api'
import { SeriesRescheduleForm } from './series-reschedule-form'

type Occurrence = Series['occurrences'][number]

function Occurrences({ series, bookingId }: { series: Series; bookingId: string }) {
  const t = useBookingTranslation()
  const { search } = useLocation()
  const { formatDateTime } = useFormatters()
  return (
    <Stack component="ul" gap={2} className="booking-past booking-series" aria-label={t('series.bookings')}>
      {series.occurrences.map(({ booking_id, start_at, state, position }) => (
        <Text key={booking_id} component="li" size="sm">
          <Anchor
            component={Link}
            to={`/calendar/booking/${booking_id}${search}`}
            inherit
            aria-current={booking_id === bookingId || undefined}
            fw={booking_id === bookingId ? 600 : undefined}
          >
            {position}. {formatDateTime(start_at)}
          </Anchor>
          {state !== 'booked' && ` · ${t(`state.${state}`)}`}
        </Text>
      ))}
    </Stack>
  )
}

function useCancelFollowing(series: Series, { booking_id, position }: Occurrence) {
  const t = useBookingTranslation()
  const fee = useFeeText()(useQuery(bookingFeesQuery(booking_id)).data?.cancellation)
  const count = series.occurrences.filter((row) => row.position >= position && row.state === 'booked').length
  return useAction<void>({
    send: (_, reason) => cancelSeries(series.id, { position, reason, version: series.version }),
    confirmation: {
      title: t('series.cancelTitle'),
      body: [t('series.cancelBody', { count, name: getFullName(series.client) }), fee].filter(Boolean).join(' '),
      confirmLabel: t('series.cancelConfirm'),
      cancelLabel: t('cancel.keep'),
      needsReason: true,
      choices: [t('cancel.ill'), t('cancel.asked'), t('cancel.clinic')],
    },
    successMessage: t('series.cancelled'),
    refresh: [bookingsKey],
  })
}

function FollowingActions({ booking, series, occurrence }: { booking: Booking; series: Series; occurrence: Occurrence }) {
  const t = useBookingTranslation()
  const [moving, setMoving] = useState(false)
  const cancel = useCancelFollowing(series, occurrence)
  const { position } = occurrence
  if (moving)
    return (
      <SeriesRescheduleForm key={series.version} booking={booking} series={series} position={position} onDone={() => setMoving(false)} />
    )
  return (
    <Group gap="sm">
      <Button variant="default" onClick={() => setMoving(true)}>
        {t('series.move')}
      </Button>
      <Button variant="default" c="red" loading={cancel.isRunning} onClick={() => void cancel.run()}>
        {t('series.cancel')}
      </Button>
    </Group>
  )
}

/** The series that a booking is a part of: its place in it, links to the others, and what changes it and all that follow (BKG-036). */
export function BookingSeries({ booking, seriesId }: { booking: Booking; seriesId: string }) {
  const t = useBookingTranslation()
  const canWrite = useHasPermission('booking.write')
  const { data: series, error, refetch } = useQuery(seriesQuery(seriesId))
  if (error && !series) return <ErrorState error={error} onRetry={() => void refetch()} />
  const index = series?.occurrences.findIndex(({ booking_id }) => booking_id === booking.id) ?? -1
  const occurrence = series?.occurrences[index]
  if (!series || !occurrence) return null
  const title = t('series.position', { number: index + 1, count: series.occurrences.length })
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <Occurrences series={series} bookingId={booking.id} />
      {canWrite && booking.state === 'booked' && <FollowingActions booking={booking} series={series} occurrence={occurrence} />}
    </Stack>
  )
}
