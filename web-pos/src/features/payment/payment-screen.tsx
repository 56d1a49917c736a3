import { Button, confirm, Group, Page, Stack } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbTrash } from 'react-icons/tb'
import { Navigate, useLocation } from 'react-router'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { RegisterSelect } from '../registers/register-select'
import { type RegisterContext, RequireReadyRegister } from '../registers/require-ready-register'
import { toCartInput } from './cart'
import { CartLines } from './cart-lines'
import { CatalogPanel } from './catalog-panel'
import { ClientPanel } from './client-panel'
import { quoteQuery } from './payment.api'
import { PaymentMethods } from './payment-methods'
import { PaymentStatusUnknown } from './payment-status-unknown'
import { SwishCodeButton } from './swish-code'
import { TotalBar, Totals } from './totals'
import { useCart } from './use-cart'
import { useCartFromUrl } from './use-cart-from-url'
import { usePayment } from './use-payment'

function ClearCartButton({ onClear }: { onClear: () => void }) {
  const t = usePosTranslation()
  const ask = async () => {
    if (await confirm({ title: t('pay.emptyTitle'), body: t('pay.emptyBody'), confirmLabel: t('pay.empty'), isDestructive: true }))
      onClear()
  }
  return (
    <Button variant="subtle" color="gray" leftSection={<TbTrash size={16} aria-hidden />} onClick={() => void ask()}>
      {t('pay.empty')}
    </Button>
  )
}

function Checkout({ registerContext }: { registerContext: RegisterContext }) {
  const t = usePosTranslation()
  const cartHandle = useCart()
  const { search } = useLocation()
  const { cart } = cartHandle
  const payment = usePayment(cartHandle)
  const showGiftCards = useCartFromUrl(cartHandle)
  const quote = useQuery(quoteQuery(toCartInput(cart)))
  const pricedQuote = cart.lines.length > 0 ? quote.data : undefined
  // While the payment's own navigation runs, this screen stays until the sale can be shown.
  if (cart.saleId && !payment.isBusy) return <Navigate to={`/point-of-sale/payment/${cart.saleId}${search}`} replace />
  const actions = (
    <Group gap="xs" wrap="nowrap">
      <RegisterSelect {...registerContext} />
      <SwishCodeButton readiness={registerContext.readiness} />
      {cart.lines.length > 0 && !cart.pendingSale && <ClearCartButton onClear={cartHandle.clear} />}
    </Group>
  )
  return (
    <Page title={t('pay.title')} action={actions} help={getHelp('checkout')}>
      <div className="pos-checkout">
        <Stack gap="lg" inert={cart.pendingSale !== null}>
          <ClientPanel cartHandle={cartHandle} />
          <CatalogPanel cartHandle={cartHandle} showGiftCards={showGiftCards} />
        </Stack>
        <Stack gap="md" component="section" aria-label={t('pay.cart')} className="pos-side" id="pos-payment">
          <CartLines cartHandle={cartHandle} quote={pricedQuote} error={quote.error} />
          {pricedQuote && <Totals quote={pricedQuote} cartHandle={cartHandle} isStale={quote.isPlaceholderData} />}
          {payment.isUnknown ? (
            <PaymentStatusUnknown payment={payment} />
          ) : (
            <PaymentMethods registerContext={registerContext} cartHandle={cartHandle} quote={quote} payment={payment} />
          )}
        </Stack>
      </div>
      {pricedQuote && <TotalBar quote={pricedQuote} />}
    </Page>
  )
}

/** The checkout: services and products at the left, cart, total and payment methods at the right. */
export function PaymentScreen() {
  const t = usePosTranslation()
  return (
    <RequireReadyRegister title={t('pay.title')} help={getHelp('checkout')}>
      {(registerContext) => <Checkout key={registerContext.register.id} registerContext={registerContext} />}
    </RequireReadyRegister>
  )
}
