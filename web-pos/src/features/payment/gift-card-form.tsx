import { schemaOf } from '@clinic/kit/api'
import { DateField, Form, MoneyField, Submit, useKitForm } from '@clinic/kit/forms'
import { today } from '@clinic/kit/i18n'
import { z } from 'zod'
import { usePosTranslation } from '../../texts'
import { addLine } from './cart'
import type { CartHandle } from './use-cart'
import { useValidateCart } from './use-validate-cart'

const { price, expires_on } = schemaOf('CartLine').shape
const schema = z.object({ price: price.unwrap().unwrap(), expires_on: expires_on.unwrap().unwrap() })

/** Adds a gift card to the cart as a line; the card becomes active when the sale is paid. */
export function GiftCardForm({ cartHandle }: { cartHandle: CartHandle }) {
  const t = usePosTranslation()
  const validateCart = useValidateCart()
  const form = useKitForm(schema, {
    // A year is what most gift cards hold; it can be changed.
    initialValues: { expires_on: today(1) },
    onSubmit: async ({ body }) => {
      const lines = addLine(cartHandle.cart.lines, { type: 'gift_card', name: t('catalog.giftCard'), ...body })
      await validateCart({ ...cartHandle.cart, lines }, `lines.${lines.length - 1}.`)
      cartHandle.update({ lines })
      form.form.reset({ price: null, expires_on: today(1) })
    },
  })
  return (
    <Form form={form} label={t('catalog.giftCard')}>
      <MoneyField name="price" label={t('catalog.value')} required />
      <DateField name="expires_on" label={t('catalog.expires')} required />
      <Submit size="md">{t('catalog.addGiftCard')}</Submit>
    </Form>
  )
}
