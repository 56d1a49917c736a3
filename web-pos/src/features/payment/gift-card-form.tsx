import type { Submission } from '@clinic/kit/api'
import { DateField, Form, MoneyField, Submit, useKitForm } from '@clinic/kit/forms'
import { z } from 'zod'
import { usePosTexts } from '../../texts'
import { withLine } from './cart'
import { useTentative } from './tentative'
import type { CartOf } from './use-cart'

interface Values {
  unit_price: number
  expires_on: string
}

const schema = z.object({ unit_price: z.number().int().min(1), expires_on: z.iso.date() })

/** A year from today, which most gift cards hold; it can be changed. */
const nextYear = () => {
  const day = new Date()
  day.setFullYear(day.getFullYear() + 1)
  return day.toISOString().slice(0, 10)
}

/** A gift card is sold as a line of the cart; it is worth something once the sale is paid. */
export function GiftCardForm({ of, onDone }: { of: CartOf; onDone?: () => void }) {
  const t = usePosTexts()
  const tentative = useTentative()
  const form = useKitForm<Values>({
    schema: schema as z.ZodType<unknown, Values>,
    initial: { expires_on: nextYear() },
    onSubmit: async ({ body }: Submission<Values>) => {
      const lines = withLine(of.cart.lines, { kind: 'gift_card', name: t('adder.giftCard'), ...body })
      await tentative({ ...of.cart, lines }, `lines.${lines.length - 1}.`)
      of.change({ lines })
      form.form.reset({ unit_price: null as never, expires_on: nextYear() })
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
