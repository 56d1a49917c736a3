import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { z } from 'zod'
import { usePosTranslation } from '../../texts'
import { DiscountFields, discountSchema, toDiscount, toDiscountValues } from './discount-fields'
import type { CartHandle } from './use-cart'
import { useValidateCart } from './use-validate-cart'

/** Form of a discount on the whole receipt; the server divides it among the lines. */
export function DiscountForm({ cartHandle, onDone }: { cartHandle: CartHandle; onDone: () => void }) {
  const t = usePosTranslation()
  const validateCart = useValidateCart()
  const form = useKitForm(z.object({ discount: discountSchema }), {
    initialValues: { discount: toDiscountValues(cartHandle.cart.discount) },
    onSubmit: async ({ body }) => {
      const discount = toDiscount(body.discount)
      await validateCart({ ...cartHandle.cart, discount }, '')
      cartHandle.update({ discount })
    },
    onDone,
  })
  return (
    <Form form={form} label={t('pay.receiptDiscount')}>
      <DiscountFields name="discount" label={t('pay.receiptDiscount')} />
      <Submit>{t('pay.apply')}</Submit>
    </Form>
  )
}
