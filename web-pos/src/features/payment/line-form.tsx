import { schemaOf } from '@clinic/kit/api'
import { EntitySelect, practitionerSource } from '@clinic/kit/components'
import { Form, MoneyField, NumberField, RadioGroupField, Submit, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import type { z } from 'zod'
import { usePosTranslation } from '../../texts'
import type { Line } from './cart'
import { DiscountFields, discountSchema, toDiscount, toDiscountValues } from './discount-fields'
import type { CartHandle } from './use-cart'
import { useValidateCart } from './use-validate-cart'

const schema = schemaOf('CartLine')
  .pick({ quantity: true, price: true, practitioner_id: true, purpose: true, reason: true })
  .extend({ discount: discountSchema })
  .superRefine(({ purpose, reason }, context) => {
    if (purpose === 'medical' && reason.trim() === '') context.addIssue({ code: 'custom', path: ['reason'], params: { rule: 'required' } })
  })

const applyValues = (line: Line, { discount, price, practitioner_id, ...rest }: z.output<typeof schema>): Line => ({
  ...line,
  ...rest,
  reason: rest.purpose === 'medical' ? rest.reason : '',
  discount: toDiscount(discount),
  price: price ?? undefined,
  practitioner_id: practitioner_id ?? undefined,
})

/** Fields of a service: price, practitioner, and whether it is medically motivated, which decides its VAT. */
function ServiceFields() {
  const t = usePosTranslation()
  const purpose = useWatch({ name: 'purpose' })
  return (
    <>
      <MoneyField name="price" label={t('line.price')} description={t('line.priceHelp')} />
      <EntitySelect name="practitioner_id" label={t('line.practitioner')} source={practitionerSource} />
      <RadioGroupField
        name="purpose"
        label={t('line.purpose')}
        options={(['cosmetic', 'medical'] as const).map((value) => ({ value, label: t(`line.${value}`) }))}
      />
      {purpose === 'medical' && <TextField name="reason" label={t('line.reason')} description={t('line.reasonHelp')} required />}
    </>
  )
}

/** Form of a cart line: quantity, price and discount. */
export function LineForm({ line, cartHandle, onDone }: { line: Line; cartHandle: CartHandle; onDone: () => void }) {
  const t = usePosTranslation()
  const validateCart = useValidateCart()
  const form = useKitForm(schema, {
    initialValues: {
      quantity: line.quantity,
      price: line.price ?? null,
      practitioner_id: line.practitioner_id ?? null,
      purpose: line.purpose,
      reason: line.reason,
      discount: toDiscountValues(line.discount),
    },
    onSubmit: async ({ body }) => {
      const lines = cartHandle.cart.lines.map((row) => (row.id === line.id ? applyValues(line, body) : row))
      await validateCart({ ...cartHandle.cart, lines }, `lines.${cartHandle.cart.lines.findIndex((row) => row.id === line.id)}.`)
      cartHandle.update({ lines })
    },
    onDone,
  })
  return (
    <Form form={form} label={line.name}>
      <NumberField name="quantity" label={t('line.quantity')} required />
      {line.type === 'service' && <ServiceFields />}
      <DiscountFields name="discount" label={t('line.discount')} />
      <Submit>{t('pay.apply')}</Submit>
    </Form>
  )
}
