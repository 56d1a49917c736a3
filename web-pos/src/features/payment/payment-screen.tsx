import { Button, confirm, Group, Page, Stack } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbTrash } from 'react-icons/tb'
import { Navigate, useLocation } from 'react-router'
import { usePosTexts } from '../../texts'
import { TillChooser } from '../till/till-chooser'
import { type AtTill, TillGate } from '../till/till-gate'
import { Adder } from './adder'
import { asked } from './cart'
import { CartLines } from './cart-lines'
import { ClientBox } from './client-box'
import { quoteQuery } from './payment.api'
import { TotalBar, Totals } from './totals'
import { Unsure } from './unsure'
import { useCart } from './use-cart'
import { usePay } from './use-pay'
import { useWanted } from './use-wanted'
import { Ways } from './ways'

function Empty({ onEmpty }: { onEmpty: () => void }) {
  const t = usePosTexts()
  const ask = async () => {
    if (await confirm({ title: t('pay.emptyTitle'), body: t('pay.emptyBody'), action: t('pay.empty'), danger: true })) onEmpty()
  }
  return (
    <Button variant="subtle" color="gray" leftSection={<TbTrash size={16} aria-hidden />} onClick={() => void ask()}>
      {t('pay.empty')}
    </Button>
  )
}

function Counter({ at }: { at: AtTill }) {
  const t = usePosTexts()
  const of = useCart()
  const { search } = useLocation()
  const { cart } = of
  const paying = usePay(of)
  const selling = useWanted(of)
  const quote = useQuery(quoteQuery(asked(cart)))
  const known = cart.lines.length > 0 ? quote.data : undefined
  // Who is on the way there already stays at the till until the sale can be shown.
  if (cart.sale && !paying.busy) return <Navigate to={`/point-of-sale/payment/${cart.sale}${search}`} replace />
  const tools = (
    <Group gap="xs" wrap="nowrap">
      <TillChooser {...at} />
      {cart.lines.length > 0 && !cart.sent && <Empty onEmpty={of.empty} />}
    </Group>
  )
  return (
    <Page title={t('pay.title')} action={tools}>
      <div className="pos-counter">
        <Stack gap="lg" inert={cart.sent !== null}>
          <ClientBox of={of} />
          <Adder of={of} selling={selling} />
        </Stack>
        <Stack gap="md" component="section" aria-label={t('pay.cart')} className="pos-side" id="pos-pay">
          <CartLines of={of} quote={known} error={quote.error} />
          {known && <Totals quote={known} of={of} stale={quote.isPlaceholderData} />}
          {paying.unsure ? <Unsure paying={paying} /> : <Ways at={at} of={of} quote={quote} paying={paying} />}
        </Stack>
      </div>
      {known && <TotalBar quote={known} />}
    </Page>
  )
}

/** The till: what is sold at the left, what it comes to and how it is paid at the right. */
export function PaymentScreen() {
  const t = usePosTexts()
  return <TillGate title={t('pay.title')}>{(at) => <Counter key={at.register.id} at={at} />}</TillGate>
}
