import type { Submission } from '@clinic/kit/api'
import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { z } from 'zod'
import { usePosTexts } from '../../texts'
import { DiscountFields, type DiscountValues, discountOf, discountSchema, valuesOf } from './discount-fields'
import { useTentative } from './tentative'
import type { CartOf } from './use-cart'

interface Values {
  discount: DiscountValues
}

/** A discount on the whole receipt; the server shares it over the lines. */
export function DiscountForm({ of, onDone }: { of: CartOf; onDone: () => void }) {
  const t = usePosTexts()
  const tentative = useTentative()
  const form = useKitForm<Values>({
    schema: z.object({ discount: discountSchema }) as z.ZodType<unknown, Values>,
    initial: { discount: valuesOf(of.cart.discount) },
    onSubmit: async ({ body }: Submission<Values>) => {
      const discount = discountOf(body.discount)
      await tentative({ ...of.cart, discount }, '')
      of.change({ discount })
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
