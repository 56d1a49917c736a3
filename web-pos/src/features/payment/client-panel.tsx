import { clientSource, EntityPicker } from '@clinic/kit/components'
import { today, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Button, Card, Group, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { addBooking, changeClient } from './cart'
import { DueFees } from './due-fees'
import { type Booking, bookingPaymentQuery, bookingReceiptsQuery, clientBookingsQuery } from './payment.api'
import type { CartHandle } from './use-cart'

function ClientSelect({ cartHandle }: { cartHandle: CartHandle }) {
  const t = usePosTranslation()
  const { client } = cartHandle.cart
  return (
    <EntityPicker
      source={clientSource}
      label={t('common.client')}
      placeholder={t('client.walkIn')}
      emptyMessage={t('client.none')}
      value={client && { id: client.id, label: client.name }}
      onChange={(option) => cartHandle.update((current) => changeClient(current, option && { id: option.id, name: option.label }))}
    />
  )
}

const paidStates = new Set(['PAID', 'PARTIALLY_REFUNDED', 'PENDING', 'PROCESSING'])

/** A booking of today with a button that adds it, or the rest after its deposit, to the cart, or the number of the receipt that paid it. */
function BookingRow({ booking, cartHandle }: { booking: Booking; cartHandle: CartHandle }) {
  const t = usePosTranslation()
  const { formatTime, formatMoney } = useFormatters()
  const { data } = useQuery(bookingReceiptsQuery(booking.id))
  const { data: payment } = useQuery(bookingPaymentQuery(booking.id))
  const receipt = data?.items.find((receipt) => paidStates.has(receipt.status))
  const deposit = payment && payment.paid > 0 && payment.rest > 0 && !payment.is_in_progress ? payment : null
  const isInCart = cartHandle.cart.bookingId === booking.id
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">
        <span className="clinic-number">{formatTime(booking.start_at)}</span> {booking.service.name} · {formatMoney(booking.service.price)}
        {deposit
          ? ` · ${t('client.depositPaid', { paid: formatMoney(deposit.paid), rest: formatMoney(deposit.rest) })}`
          : receipt && ` · ${t('client.paid', { number: receipt.number ?? '' })}`}
      </Text>
      {payment && (deposit || !receipt) && (
        <Button
          variant="light"
          size="sm"
          flex="none"
          disabled={isInCart || cartHandle.cart.bookingId !== null}
          onClick={() => cartHandle.update((current) => addBooking(current, booking, payment))}
        >
          {t(isInCart ? 'client.inCart' : deposit ? 'client.addRest' : 'client.addBooking')}
        </Button>
      )}
    </Group>
  )
}

function TodaysBookings({ clientId, cartHandle }: { clientId: string; cartHandle: CartHandle }) {
  const t = usePosTranslation()
  const { data } = useQuery(clientBookingsQuery(clientId, today()))
  const bookings = (data?.items ?? []).filter((booking) => !booking.is_cancelled && booking.state !== 'no_show')
  if (bookings.length === 0) return null
  return (
    <Stack component="ul" gap="xs" className="pos-bookings" aria-label={t('client.todaysBookings')}>
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} cartHandle={cartHandle} />
      ))}
    </Stack>
  )
}

/** Chooses the client, with their bookings of today, or a walk-in. */
export function ClientPanel({ cartHandle }: { cartHandle: CartHandle }) {
  const mayReadClients = useHasPermission('client.read')
  const mayReadBookings = useHasPermission('booking.read')
  const { client } = cartHandle.cart
  if (!mayReadClients) return client ? <Text fw={500}>{client.name}</Text> : null
  return (
    <Card withBorder radius="md">
      <Stack gap="sm">
        <ClientSelect cartHandle={cartHandle} />
        {client && mayReadBookings && <TodaysBookings clientId={client.id} cartHandle={cartHandle} />}
        {client && mayReadBookings && <DueFees clientId={client.id} cartHandle={cartHandle} />}
      </Stack>
    </Card>
  )
}
