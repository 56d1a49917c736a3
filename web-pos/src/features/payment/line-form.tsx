import { type Submission, schemaOf } from '@clinic/kit/api'
import { ChoiceField, Form, MoneyField, NumberField, SelectField, Submit, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { usePosTexts } from '../../texts'
import type { Line } from './cart'
import { DiscountFields, type DiscountValues, discountOf, discountSchema, valuesOf } from './discount-fields'
import { practitionersQuery } from './payment.api'
import { useTentative } from './tentative'
import type { CartOf } from './use-cart'

interface Values {
  quantity: number
  unit_price: number | null
  practitioner_id: string | null
  purpose: Line['purpose']
  reason: string
  discount: DiscountValues
}

const schema = schemaOf('CartLine')
  .pick({ quantity: true, unit_price: true, practitioner_id: true, purpose: true, reason: true })
  .extend({ discount: discountSchema })
  .superRefine(({ purpose, reason }, context) => {
    if (purpose === 'medical' && reason.trim() === '') context.addIssue({ code: 'custom', path: ['reason'], params: { rule: 'required' } })
  })

const lineOf = (line: Line, { discount, unit_price, practitioner_id, ...rest }: Values): Line => ({
  ...line,
  ...rest,
  reason: rest.purpose === 'medical' ? rest.reason : '',
  discount: discountOf(discount),
  unit_price: unit_price ?? undefined,
  practitioner_id: practitioner_id ?? undefined,
})

/** Of a service: its price for this client, who gave it, and whether it is medically motivated, which decides its VAT. */
function ServiceFields() {
  const t = usePosTexts()
  const purpose = useWatch({ name: 'purpose' })
  const { data } = useQuery(practitionersQuery())
  const people = (data ?? []).map((each) => ({ value: each.id, label: each.name }))
  return (
    <>
      <MoneyField name="unit_price" label={t('line.price')} help={t('line.priceHelp')} />
      <SelectField name="practitioner_id" label={t('line.practitioner')} options={people} clearable />
      <ChoiceField
        name="purpose"
        label={t('line.purpose')}
        options={(['cosmetic', 'medical'] as const).map((value) => ({ value, label: t(`line.${value}`) }))}
      />
      {purpose === 'medical' && <TextField name="reason" label={t('line.reason')} help={t('line.reasonHelp')} required />}
    </>
  )
}

/** One line of the cart: how many, at which price, with which discount. */
export function LineForm({ line, of, onDone }: { line: Line; of: CartOf; onDone: () => void }) {
  const t = usePosTexts()
  const tentative = useTentative()
  const form = useKitForm<Values>({
    schema: schema as z.ZodType<unknown, Values>,
    initial: {
      quantity: line.quantity,
      unit_price: line.unit_price ?? null,
      practitioner_id: line.practitioner_id ?? null,
      purpose: line.purpose,
      reason: line.reason,
      discount: valuesOf(line.discount),
    },
    onSubmit: async ({ body }: Submission<Values>) => {
      const lines = of.cart.lines.map((each) => (each.id === line.id ? lineOf(line, body) : each))
      await tentative({ ...of.cart, lines }, `lines.${of.cart.lines.findIndex((each) => each.id === line.id)}.`)
      of.change({ lines })
    },
    onDone,
  })
  return (
    <Form form={form} label={line.name}>
      <NumberField name="quantity" label={t('line.quantity')} required />
      {line.kind === 'service' && <ServiceFields />}
      <DiscountFields name="discount" label={t('line.discount')} />
      <Submit>{t('pay.apply')}</Submit>
    </Form>
  )
}
