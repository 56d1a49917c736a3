import { useRegion } from '@clinic/kit/i18n'
import { Button, Group, MoneyText, SidePanel, Stack, Text, useDisclosure } from '@clinic/kit/ui'
import { usePosTexts } from '../../texts'
import { left } from './cart'
import { DiscountForm } from './discount-form'
import type { Quote } from './payment.api'
import type { CartOf } from './use-cart'

function Row({ label, minor, quiet = false }: { label: string; minor: number; quiet?: boolean }) {
  return (
    <Group justify="space-between" c={quiet ? 'dimmed' : undefined} fz={quiet ? 'sm' : undefined} wrap="nowrap">
      <span>{label}</span>
      <MoneyText minor={minor} />
    </Group>
  )
}

/** What the cart comes to, as the server reckons it. */
export function Totals({ quote, of, stale }: { quote: Quote; of: CartOf; stale: boolean }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const [opened, panel] = useDisclosure(false)
  const { cart } = of
  const plain = cart.lines.every((line) => line.kind === 'gift_card')
  return (
    <Stack gap={4} className="pos-totals" aria-busy={stale}>
      {quote.discount > 0 && <Row label={t('pay.gross')} minor={quote.gross} quiet />}
      {quote.discount > 0 && <Row label={t('pay.discounts')} minor={-quote.discount} quiet />}
      {quote.vats.map((vat) => (
        <Row key={vat.rate} label={t('pay.vatOf', { rate: vat.rate / 100, net: money(vat.net) })} minor={vat.vat} quiet />
      ))}
      <Group justify="space-between" align="baseline" wrap="nowrap" className="pos-total">
        <Text fw={600}>{t('pay.total')}</Text>
        <output className="pos-amount" aria-label={t('pay.total')}>
          {money(quote.total)}
        </output>
      </Group>
      {!plain && !cart.sent && (
        <Button variant="subtle" size="compact-md" w="max-content" ml={-10} onClick={panel.open}>
          {t(cart.discount ? 'pay.changeDiscount' : 'pay.addDiscount')}
        </Button>
      )}
      <SidePanel opened={opened} onClose={panel.close} title={t('pay.receiptDiscount')}>
        <DiscountForm of={of} onDone={panel.close} />
      </SidePanel>
      {cart.parts.length > 0 && <Row label={t('pay.left')} minor={left(quote.total, cart.parts)} />}
    </Stack>
  )
}

/** On a phone the total stays in sight, and leads to how it is paid. */
export function TotalBar({ quote }: { quote: Quote }) {
  const t = usePosTexts()
  return (
    <div className="pos-bar">
      <Text fw={600} fz="lg">
        <MoneyText minor={quote.total} />
      </Text>
      <Button size="md" component="a" href="#pos-pay">
        {t('pay.toPayment')}
      </Button>
    </div>
  )
}
