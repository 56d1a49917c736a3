import { DescriptionItem, DescriptionList, DetailsSkeleton } from '@clinic/kit/components'
import { Slot } from '@clinic/kit/contract'
import { formatDayInWords, getLocalDay, useFormatters, useLanguage } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Divider, ErrorState, Group, SidePanel, Stack, StatusBadge, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { BookingActions } from './booking-actions'
import { BookingClient } from './booking-client'
import { BookingFee } from './booking-fee'
import { BookingGroup } from './booking-group'
import { BookingMessages } from './booking-messages'
import { BookingNotes } from './booking-notes'
import { BookingSeries } from './booking-series'
import { BookingStateActions } from './booking-state-actions'
import { stateTones } from './booking-states'
import { type Booking, bookingQuery } from './calendar.api'
import { MissingForms } from './missing-forms'
import { SendConfirmation } from './send-confirmation'

/** The times at which the client arrived, came into the room, was done or was found missing. */
function VisitTimes({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const { formatDateTime } = useFormatters()
  return (['arrived', 'in_room', 'done', 'no_show'] as const).map((state) => {
    const at = booking[`${state}_at`]
    return (
      <DescriptionItem key={state} label={t(`state.${state}`)}>
        {at && <span className="clinic-number">{formatDateTime(at)}</span>}
      </DescriptionItem>
    )
  })
}

function DetailList({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const language = useLanguage()
  const { formatTime, formatDateTime, formatMoney, localeSettings } = useFormatters()
  return (
    <DescriptionList>
      <DescriptionItem label={t('panel.time')}>
        <span className="clinic-number">
          {formatDayInWords(getLocalDay(booking.start_at, localeSettings.timezone), language)} {formatTime(booking.start_at)} –{' '}
          {formatTime(booking.end_at)}
        </span>
      </DescriptionItem>
      <DescriptionItem label={t('form.service')}>
        <span className="booking-swatch" style={{ background: booking.service.color }} aria-hidden />
        {booking.service.name}
      </DescriptionItem>
      <DescriptionItem label={t('form.practitioner')}>{booking.user.name}</DescriptionItem>
      <DescriptionItem label={t('form.room')}>{booking.room_name}</DescriptionItem>
      <DescriptionItem label={t('form.device')}>{booking.device_names.join(', ')}</DescriptionItem>
      <DescriptionItem label={t('panel.price')}>{formatMoney(booking.service.price)}</DescriptionItem>
      <DescriptionItem label={t('form.request')}>{booking.special_request}</DescriptionItem>
      <DescriptionItem label={t('panel.source')}>{t(`source.${booking.source}`)}</DescriptionItem>
      <DescriptionItem label={t('panel.rescheduled')}>
        {booking.rescheduled_at && <span className="clinic-number">{formatDateTime(booking.rescheduled_at)}</span>}
      </DescriptionItem>
      <VisitTimes booking={booking} />
      <DescriptionItem label={t('visit.setBy', { state: t(`state.${booking.state}`) })}>{booking.state_set_by_name}</DescriptionItem>
      <DescriptionItem label={t('visit.comment')}>{booking.no_show_comment}</DescriptionItem>
      <DescriptionItem label={t('policy.reason')}>{booking.policy_override_reason}</DescriptionItem>
      <DescriptionItem label={t('prerequisite.reason')}>{booking.prerequisite_override_reason}</DescriptionItem>
      <DescriptionItem label={t('cancel.reason')}>{booking.cancel_reason}</DescriptionItem>
    </DescriptionList>
  )
}

function Details({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const canReadMoney = useHasPermission('money.read')
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <StatusBadge tone={stateTones[booking.state]}>{t(`state.${booking.state}`)}</StatusBadge>
        {booking.is_overbooked && <StatusBadge tone="warning">{t('panel.overbooked')}</StatusBadge>}
      </Group>
      <MissingForms booking={booking} />
      <BookingClient booking={booking} />
      <BookingStateActions booking={booking} />
      <BookingFee booking={booking} />
      <DetailList booking={booking} />
      {canReadMoney && !booking.is_cancelled && <Slot name="booking.receipt" bookingId={booking.id} />}
      <BookingActions booking={booking} />
      {booking.group_id && <BookingGroup booking={booking} quantity={booking.group_quantity ?? 1} />}
      {booking.series_id && <BookingSeries booking={booking} seriesId={booking.series_id} />}
      {!booking.is_cancelled && <Slot name="booking.consents" clientId={booking.client.id} />}
      {booking.is_cancelled && <Text c="dimmed">{t('panel.cancelled')}</Text>}
      <Divider />
      <BookingNotes bookingId={booking.id} />
      <BookingMessages bookingId={booking.id}>
        <SendConfirmation booking={booking} />
      </BookingMessages>
    </Stack>
  )
}

/** Return the focus to the booking on the calendar, where what had it was drawn again meanwhile, as after a change of the booking. */
function useReturnFocus(bookingId: string) {
  useEffect(() => {
    const focusBooking = () => {
      const { activeElement } = document
      if (activeElement !== document.body && activeElement?.id !== 'content') return
      document.querySelector<HTMLElement>(`.booking-id-${bookingId} [role="button"], a.booking-row[href*="${bookingId}"]`)?.focus()
    }
    return () => {
      setTimeout(focusBooking)
    }
  }, [bookingId])
}

interface FrameProps {
  /** The title of a part of the booking; without it the service's name. */
  title?: string
  children: (booking: Booking) => ReactNode
}

/** The side panel of the booking in the URL, or of a part of it. Closing it leads to the calendar. */
export function BookingFrame({ title, children }: FrameProps) {
  const t = useBookingTranslation()
  const { bookingId = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, error, refetch } = useQuery(bookingQuery(bookingId))
  useReturnFocus(bookingId)
  const loaded = data?.id === bookingId ? data : undefined
  return (
    <SidePanel opened onClose={() => navigate(`/calendar/booking${search}`)} title={title ?? loaded?.service.name ?? t('panel.title')}>
      {loaded ? children(loaded) : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <DetailsSkeleton />}
    </SidePanel>
  )
}

/** Side panel of a booking, with its own URL. */
export function BookingPanel() {
  return <BookingFrame>{(booking) => <Details key={booking.id} booking={booking} />}</BookingFrame>
}
