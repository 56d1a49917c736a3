import { useFormatters } from '@clinic/kit/i18n'
import { Button, Group, MoneyText, SidePanel, Stack, Text, useDisclosure } from '@clinic/kit/ui'
import { usePosTranslation } from '../../texts'
import { remaining } from './cart'
import { KeyHint, useCheckoutShortcuts } from './checkout-shortcuts'
import { DiscountForm } from './discount-form'
import type { Quote } from './payment.api'
import type { CartHandle } from './use-cart'

function TotalRow({ label, minor, isDimmed = false }: { label: string; minor: number; isDimmed?: boolean }) {
  return (
    <Group justify="space-between" c={isDimmed ? 'dimmed' : undefined} fz={isDimmed ? 'sm' : undefined} wrap="nowrap">
      <span>{label}</span>
      <MoneyText minor={minor} />
    </Group>
  )
}

/** The cart's amounts as the server computes them. */
export function Totals({ quote, cartHandle, isStale }: { quote: Quote; cartHandle: CartHandle; isStale: boolean }) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const [opened, panel] = useDisclosure(false)
  const { cart } = cartHandle
  const canDiscount = !cart.pendingSale && cart.lines.some((line) => line.type !== 'gift_card')
  const discountLabel = t(cart.discount ? 'pay.changeDiscount' : 'pay.addDiscount')
  useCheckoutShortcuts(canDiscount ? [{ keys: 'd', label: discountLabel, onPress: panel.open }] : [])
  return (
    <Stack gap={4} className="pos-totals" aria-busy={isStale}>
      {quote.discount > 0 && <TotalRow label={t('pay.gross')} minor={quote.gross} isDimmed />}
      {quote.discount > 0 && <TotalRow label={t('pay.discounts')} minor={-quote.discount} isDimmed />}
      {quote.vat_lines.map((vat) => (
        <TotalRow key={vat.rate} label={t('pay.vatOf', { rate: vat.rate / 100, net: formatMoney(vat.net) })} minor={vat.vat} isDimmed />
      ))}
      <Group justify="space-between" align="baseline" wrap="nowrap" className="pos-total">
        <Text fw={600}>{t('pay.total')}</Text>
        <output className="pos-amount" aria-label={t('pay.total')}>
          {formatMoney(quote.total)}
        </output>
      </Group>
      {canDiscount && (
        <Button variant="subtle" size="compact-md" w="max-content" ml={-10} onClick={panel.open}>
          {discountLabel} <KeyHint>D</KeyHint>
        </Button>
      )}
      <SidePanel opened={opened} onClose={panel.close} title={t('pay.receiptDiscount')}>
        <DiscountForm cartHandle={cartHandle} onDone={panel.close} />
      </SidePanel>
      {cart.partialPayments.length > 0 && <TotalRow label={t('pay.remaining')} minor={remaining(quote.total, cart.partialPayments)} />}
    </Stack>
  )
}

/** Keeps the total visible on a phone, with a link to the payment methods. */
export function TotalBar({ quote }: { quote: Quote }) {
  const t = usePosTranslation()
  return (
    <div className="pos-total-bar">
      <Text fw={600} fz="lg">
        <MoneyText minor={quote.total} />
      </Text>
      <Button size="md" component="a" href="#pos-payment">
        {t('pay.toPayment')}
      </Button>
    </div>
  )
}
