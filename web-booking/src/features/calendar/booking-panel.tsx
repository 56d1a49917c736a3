import { DescriptionItem, DescriptionList, DetailsSkeleton, useAction } from '@clinic/kit/components'
import { paths, Slot } from '@clinic/kit/contract'
import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Button, ErrorState, Group, SidePanel, Stack, StatusBadge, Text, type Tone } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { type Booking, bookingQuery, bookingsKey, cancelBooking } from './calendar.api'
import { RescheduleForm } from './reschedule-form'

const tones: Record<Booking['state'], Tone> = { booked: 'success', cancelled: 'neutral', no_show: 'danger' }

function DetailList({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const { formatDate, formatTime, formatMoney } = useFormatters()
  const canOpenClient = useHasPermission('client.read')
  return (
    <DescriptionList>
      <DescriptionItem label={t('common.client')}>
        {canOpenClient ? (
          <Anchor component={Link} to={paths.client(booking.client.id)}>
            {getFullName(booking.client)}
          </Anchor>
        ) : (
          getFullName(booking.client)
        )}
      </DescriptionItem>
      <DescriptionItem label={t('panel.time')}>
        <span className="clinic-number">
          {formatDate(booking.start_at)} {formatTime(booking.start_at)} – {formatTime(booking.end_at)}
        </span>
      </DescriptionItem>
      <DescriptionItem label={t('form.service')}>
        <span className="booking-swatch" style={{ background: booking.service.color }} aria-hidden />
        {booking.service.name}
      </DescriptionItem>
      <DescriptionItem label={t('form.practitioner')}>{booking.user.name}</DescriptionItem>
      <DescriptionItem label={t('form.room')}>{booking.room_name}</DescriptionItem>
      <DescriptionItem label={t('panel.price')}>{formatMoney(booking.service.price)}</DescriptionItem>
      <DescriptionItem label={t('form.request')}>{booking.special_request}</DescriptionItem>
      <DescriptionItem label={t('panel.source')}>{t(`source.${booking.source}`)}</DescriptionItem>
    </DescriptionList>
  )
}

function useCancel(booking: Booking) {
  const t = useBookingTranslation()
  const { formatDateTime } = useFormatters()
  return useAction({
    send: () => cancelBooking({ id: booking.id, version: booking.version }),
    confirmation: {
      title: t('cancel.title'),
      body: t('cancel.body', { name: getFullName(booking.client), at: formatDateTime(booking.start_at) }),
      confirmLabel: t('cancel.action'),
      cancelLabel: t('cancel.keep'),
      isDestructive: true,
    },
    successMessage: t('cancel.done'),
    refresh: [bookingsKey],
  })
}

function Details({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const [moving, setMoving] = useState(false)
  const cancel = useCancel(booking)
  const canReadMoney = useHasPermission('money.read')
  const canWrite = useHasPermission('booking.write') && !booking.is_cancelled
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <StatusBadge tone={tones[booking.state]}>{t(`state.${booking.state}`)}</StatusBadge>
        {booking.is_overbooked && <StatusBadge tone="warning">{t('panel.overbooked')}</StatusBadge>}
      </Group>
      <DetailList booking={booking} />
      {canWrite && !moving && (
        <Group gap="sm">
          <Button onClick={() => setMoving(true)}>{t('move.title')}</Button>
          <Button variant="default" c="red" loading={cancel.isRunning} onClick={() => void cancel.run()}>
            {t('cancel.open')}
          </Button>
        </Group>
      )}
      {canReadMoney && booking.state === 'booked' && <Slot name="booking.receipt" bookingId={booking.id} />}
      {canWrite && moving && <RescheduleForm key={booking.version} booking={booking} onDone={() => setMoving(false)} />}
      {booking.is_cancelled && <Text c="dimmed">{t('panel.cancelled')}</Text>}
    </Stack>
  )
}

/** Side panel of a booking, with its own URL. */
export function BookingPanel() {
  const t = useBookingTranslation()
  const { bookingId = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, error, refetch } = useQuery(bookingQuery(bookingId))
  const loaded = data?.id === bookingId ? data : undefined
  return (
    <SidePanel opened onClose={() => navigate(`/calendar/booking${search}`)} title={loaded?.service.name ?? t('panel.title')}>
      {loaded ? (
        <Details key={loaded.id} booking={loaded} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <DetailsSkeleton />
      )}
    </SidePanel>
  )
}
