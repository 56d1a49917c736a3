import { type Submission, schemaOf } from '@clinic/kit/api'
import { DateField, Form, MoneyField, Submit, useKitForm } from '@clinic/kit/forms'
import { today } from '@clinic/kit/i18n'
import { z } from 'zod'
import { usePosTexts } from '../../texts'
import { withLine } from './cart'
import { useTentative } from './tentative'
import type { CartOf } from './use-cart'

interface Values {
  unit_price: number
  expires_on: string
}

const { unit_price, expires_on } = schemaOf('CartLine').shape
const schema = z.object({ unit_price: unit_price.unwrap().unwrap(), expires_on: expires_on.unwrap().unwrap() })

/** A gift card is sold as a line of the cart; it is worth something once the sale is paid. */
export function GiftCardForm({ of, onDone }: { of: CartOf; onDone?: () => void }) {
  const t = usePosTexts()
  const tentative = useTentative()
  const form = useKitForm<Values>({
    schema: schema as z.ZodType<unknown, Values>,
    // A year is what most gift cards hold; it can be changed.
    initial: { expires_on: today(1) },
    onSubmit: async ({ body }: Submission<Values>) => {
      const lines = withLine(of.cart.lines, { kind: 'gift_card', name: t('adder.giftCard'), ...body })
      await tentative({ ...of.cart, lines }, `lines.${lines.length - 1}.`)
      of.change({ lines })
      form.form.reset({ unit_price: null as never, expires_on: today(1) })
    },
    onDone,
  })
  return (
    <Form form={form} label={t('adder.giftCard')}>
      <MoneyField name="unit_price" label={t('adder.value')} required />
      <DateField name="expires_on" label={t('adder.expires')} required />
      <Submit size="md">{t('adder.addGiftCard')}</Submit>
    </Form>
  )
}
