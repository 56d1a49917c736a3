import { useAction } from '@clinic/kit/components'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Button, ErrorState, Group, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { type BookingCard, type BookingFee, bookingCardQuery, chargeCard, isCharging, removeCard } from '../../booking-fees.api'
import { useBookingTranslation } from '../../texts'
import { bookingsKey } from './calendar.api'

type Card = NonNullable<BookingCard['card']>

function ChargeButton({ fee, card }: { fee: BookingFee; card: Card }) {
  const t = useBookingTranslation()
  const { formatMoney } = useFormatters()
  const { run, isRunning } = useAction<void>({
    send: () => chargeCard(fee.booking_id),
    confirmation: {
      title: t('card.chargeTitle'),
      body: t('card.chargeBody', { amount: formatMoney(fee.amount), number: card.card_number || t('card.unknownNumber') }),
      confirmLabel: t('card.charge'),
    },
    refresh: [bookingsKey],
  })
  return (
    <Button loading={isRunning} onClick={() => void run()}>
      {t('card.charge')}
    </Button>
  )
}

function RemoveButton({ bookingId }: { bookingId: string }) {
  const t = useBookingTranslation()
  const { run, isRunning } = useAction<void>({
    send: () => removeCard(bookingId),
    confirmation: { title: t('card.removeTitle'), body: t('card.removeBody'), confirmLabel: t('card.remove') },
    successMessage: t('card.removed'),
    refresh: [bookingsKey],
  })
  return (
    <Button variant="default" loading={isRunning} onClick={() => void run()}>
      {t('card.remove')}
    </Button>
  )
}

/** The card on file of a booking's client: what they agreed to, how the charge of a fee stands, and to charge or remove it (BEY-006). */
export function CardOnFile({ bookingId, fee }: { bookingId: string; fee?: BookingFee }) {
  const t = useBookingTranslation()
  const { formatDate, formatMoney } = useFormatters()
  const canSell = useHasPermission('sale.write')
  const canWrite = useHasPermission('booking.write')
  const { data, error, refetch } = useQuery(bookingCardQuery(bookingId))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const { card, charge } = data ?? {}
  const isDue = fee?.state === 'due'
  const failure = isDue && charge?.state === 'declined' ? charge.error : ''
  if (!card && !isCharging(data) && !failure) return null
  return (
    <Stack gap="xs">
      {card && (
        <Text size="sm">
          {t('card.saved', {
            number: card.card_number || t('card.unknownNumber'),
            amount: formatMoney(card.max_amount),
            day: formatDate(card.consented_at),
          })}
        </Text>
      )}
      {isCharging(data) && (
        <Text size="sm" role="status">
          {t(charge?.state === 'sent' ? 'card.asking' : 'card.charging')}
        </Text>
      )}
      {card && (
        <Group gap="sm">
          {fee && isDue && canSell && <ChargeButton fee={fee} card={card} />}
          {canWrite && !isCharging(data) && <RemoveButton bookingId={bookingId} />}
        </Group>
      )}
      {failure && (
        <Text size="sm" c="red" role="alert">
          {failure}
        </Text>
      )}
    </Stack>
  )
}
