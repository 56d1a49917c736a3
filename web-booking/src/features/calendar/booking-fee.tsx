import { useAction } from '@clinic/kit/components'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Button, Group, Stack, StatusBadge, Text, Title, type Tone } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { bookingFeesQuery, type BookingFee as Fee, waiveFee } from '../../booking-fees.api'
import { useBookingTranslation } from '../../texts'
import { type Booking, bookingsKey } from './calendar.api'
import { CardOnFile } from './card-on-file'

export const feeTones: Record<Fee['state'], Tone> = { due: 'warning', charged: 'neutral', paid: 'success', waived: 'neutral' }

function WaiveButton({ fee }: { fee: Fee }) {
  const t = useBookingTranslation()
  const { formatMoney } = useFormatters()
  const { run, isRunning } = useAction<void>({
    send: (_, reason) => waiveFee(fee, reason),
    confirmation: {
      title: t('fees.waiveTitle'),
      body: t('fees.waiveBody', { amount: formatMoney(fee.amount) }),
      confirmLabel: t('fees.waive'),
      needsReason: true,
    },
    successMessage: t('fees.waived'),
    refresh: [bookingsKey],
  })
  return (
    <Button variant="default" loading={isRunning} onClick={() => void run()}>
      {t('fees.waive')}
    </Button>
  )
}

/** The fee of a booking that was missed or cancelled after the policy's time: how it stands, and how it is sold or waived; the card on file too, without a fee as well (BEY-006). */
export function BookingFee({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const { formatMoney } = useFormatters()
  const canWrite = useHasPermission('booking.write')
  const canSell = useHasPermission('sale.write')
  const fees = useQuery(bookingFeesQuery(booking.id)).data
  if (!fees) return null
  const { fee } = fees
  if (!fee) return <CardOnFile bookingId={booking.id} />
  return (
    <Stack component="section" gap="xs" aria-label={t(`fees.kinds.${fee.kind}`)}>
      <Group gap="xs">
        <Title order={3} size="h5">
          {t(`fees.kinds.${fee.kind}`)}
        </Title>
        <Text component="span">{formatMoney(fee.amount)}</Text>
        <StatusBadge tone={feeTones[fee.state]}>{t(`fees.states.${fee.state}`)}</StatusBadge>
      </Group>
      {fee.prepaid > 0 && <Text size="sm">{t('fees.prepaidPart', { amount: formatMoney(fee.prepaid) })}</Text>}
      {fee.waive_reason && <Text size="sm">{t('fees.waivedBecause', { reason: fee.waive_reason })}</Text>}
      {fee.state === 'due' && (
        <Group gap="sm">
          {canSell && (
            <Button variant="default" component={Link} to={`/point-of-sale/payment?client=${fee.client_id}`}>
              {t('fees.sell')}
            </Button>
          )}
          {canWrite && <WaiveButton fee={fee} />}
        </Group>
      )}
      <CardOnFile bookingId={booking.id} fee={fee} />
    </Stack>
  )
}
