import { useFormatters } from '@clinic/kit/i18n'
import { Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { usePosTranslation } from '../../texts'
import { addFee } from './cart'
import { dueFeesQuery, type Fee } from './payment.api'
import type { CartHandle } from './use-cart'

function FeeRow({ fee, cartHandle }: { fee: Fee; cartHandle: CartHandle }) {
  const t = usePosTranslation()
  const { formatDate, formatMoney } = useFormatters()
  const isInCart = cartHandle.cart.lines.some((line) => line.booking_fee_id === fee.id)
  const name = t(`client.fees.${fee.kind}`, { service: fee.service_name })
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">
        <span className="clinic-number">{formatDate(fee.start_at)}</span> {name} · {formatMoney(fee.amount)}
      </Text>
      <Button
        variant="light"
        size="sm"
        flex="none"
        disabled={isInCart}
        onClick={() => cartHandle.update((current) => addFee(current, fee, name))}
      >
        {t(isInCart ? 'client.inCart' : 'client.addFee')}
      </Button>
    </Group>
  )
}

/** The fees that the client has to pay for bookings that were missed or cancelled late, each to be added to the cart (BEY-006). */
export function DueFees({ clientId, cartHandle }: { clientId: string; cartHandle: CartHandle }) {
  const t = usePosTranslation()
  const fees = useQuery(dueFeesQuery(clientId)).data?.items ?? []
  if (fees.length === 0) return null
  return (
    <Stack component="ul" gap="xs" className="pos-bookings" aria-label={t('client.dueFees')}>
      {fees.map((fee) => (
        <FeeRow key={fee.id} fee={fee} cartHandle={cartHandle} />
      ))}
    </Stack>
  )
}
