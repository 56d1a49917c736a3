import { type Schema, schemaOf } from '@clinic/kit/api'
import { Form, NumberField, RadioGroupField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { z } from 'zod'
import { usePosTranslation } from '../../texts'
import { adjustStock } from './products.api'

const { reason } = schemaOf('StockAdjustment').shape
const schema = z
  .object({ direction: z.enum(['add', 'remove']), quantity: z.number().int().min(1).max(1_000_000), reason })
  .transform(({ direction, quantity, reason }) => ({ change: direction === 'add' ? quantity : -quantity, reason }))

/** POS-011: changes a product's stock apart from sales and refunds, with a reason. */
export function StockForm({ product, onDone }: { product: Schema['ProductOut']; onDone: () => void }) {
  const t = usePosTranslation()
  const form = useKitForm(schema, {
    initialValues: { direction: 'add', quantity: null, reason: '' },
    onSubmit: adjustStock(product.id),
    onDone,
    draft: { form: 'stock-adjustment', subject: product.id },
  })
  return (
    <Form form={form} label={t('products.adjust')}>
      <RadioGroupField
        name="direction"
        label={t('products.inStock', { count: product.stock })}
        options={[
          { value: 'add', label: t('products.stockAdd') },
          { value: 'remove', label: t('products.stockRemove') },
        ]}
      />
      <NumberField name="quantity" label={t('line.quantity')} required />
      <TextField name="reason" label={t('common.reason')} description={t('products.reasonHelp')} required />
      <Submit>{t('products.adjust')}</Submit>
    </Form>
  )
}
