import { ApiError } from '@clinic/kit/api'
import { Slot } from '@clinic/kit/contract'
import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import {
  Anchor,
  Button,
  confirm,
  ErrorState,
  Group,
  LoadingState,
  SidePanel,
  Stack,
  StatusBadge,
  Text,
  type Tone,
  toast,
} from '@clinic/kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useBookingTexts } from '../../texts'
import { type Booking, bookingQuery, cancelBooking, visitsKey } from './calendar.api'
import { MoveForm } from './move-form'

const tones: Record<Booking['state'], Tone> = { booked: 'good', cancelled: 'quiet', no_show: 'bad' }

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  ) : null
}

function Facts({ booking }: { booking: Booking }) {
  const t = useBookingTexts()
  const { date, time, money } = useRegion()
  const mayOpenClient = useMay('client.card')
  return (
    <dl className="booking-facts">
      <Fact label={t('form.client')}>
        {mayOpenClient ? (
          <Anchor component={Link} to={`/clients/${booking.client_id}`}>
            {booking.client_name}
          </Anchor>
        ) : (
          booking.client_name
        )}
      </Fact>
      <Fact label={t('panel.when')}>
        <span className="clinic-number">
          {date(booking.start_at)} {time(booking.start_at)} – {time(booking.end_at)}
        </span>
      </Fact>
      <Fact label={t('form.service')}>
        <span className="booking-swatch" style={{ background: booking.color }} aria-hidden />
        {booking.service_name}
      </Fact>
      <Fact label={t('form.practitioner')}>{booking.practitioner_name}</Fact>
      <Fact label={t('form.room')}>{booking.room_name}</Fact>
      <Fact label={t('panel.price')}>{money(booking.price)}</Fact>
      <Fact label={t('form.request')}>{booking.special_request}</Fact>
      <Fact label={t('panel.source')}>{t(`source.${booking.source}`)}</Fact>
    </dl>
  )
}

function useCancel(booking: Booking) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const { dateTime } = useRegion()
  const cancel = useMutation({ mutationFn: cancelBooking, onSettled: () => queries.invalidateQueries({ queryKey: visitsKey }) })
  const ask = async () => {
    const body = t('cancel.body', { name: booking.client_name, at: dateTime(booking.start_at) })
    if (!(await confirm({ title: t('cancel.title'), body, action: t('cancel.action'), danger: true }))) return
    await cancel.mutateAsync({ id: booking.id, version: booking.version }).then(
      () => toast.success(t('cancel.done')),
      (error) => toast.error(error instanceof ApiError ? error.message : t('cancel.failed')),
    )
  }
  return { ask, pending: cancel.isPending }
}

function Details({ booking }: { booking: Booking }) {
  const t = useBookingTexts()
  const [moving, setMoving] = useState(false)
  const cancel = useCancel(booking)
  const mayMoney = useMay('money.read')
  const may = useMay('booking.write') && booking.state !== 'cancelled'
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <StatusBadge tone={tones[booking.state]}>{t(`state.${booking.state}`)}</StatusBadge>
        {booking.is_overbooked && <StatusBadge tone="waiting">{t('panel.overbooked')}</StatusBadge>}
      </Group>
      <Facts booking={booking} />
      {may && !moving && (
        <Group gap="sm">
          <Button onClick={() => setMoving(true)}>{t('move.title')}</Button>
          <Button variant="default" c="red" loading={cancel.pending} onClick={() => void cancel.ask()}>
            {t('cancel.title')}
          </Button>
        </Group>
      )}
      {mayMoney && booking.state === 'booked' && <Slot name="booking.receipt" bookingId={booking.id} />}
      {may && moving && <MoveForm key={booking.version} booking={booking} onDone={() => setMoving(false)} />}
      {booking.state === 'cancelled' && <Text c="dimmed">{t('panel.cancelled')}</Text>}
    </Stack>
  )
}

/** A booking beside the calendar. It has an address of its own, so that it can be sent and reloaded. */
export function BookingPanel() {
  const t = useBookingTexts()
  const { bookingId = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, error, refetch } = useQuery(bookingQuery(bookingId))
  const known = data?.id === bookingId ? data : undefined
  return (
    <SidePanel opened onClose={() => navigate(`/calendar/booking${search}`)} title={known?.service_name ?? t('panel.title')}>
      {known ? (
        <Details key={known.id} booking={known} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}
