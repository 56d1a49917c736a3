import { type Schema, schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, NumberField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { usePosTexts } from '../../texts'
import { addProduct } from './products.api'

const blank = { name: '', code: '', ean: '', selling_price: null, base_price: null, tax_percentage: 25, stock: null }

/** A product for the shelf; Swedish goods most often carry 25 percent. */
export function ProductForm({ onDone }: { onDone: () => void }) {
  const t = usePosTexts()
  const form = useKitForm({
    schema: schemaOf('ProductIn'),
    initial: blank as unknown as Schema['ProductIn'],
    onSubmit: addProduct,
    onDone,
    draft: { form: 'product', subject: 'new' },
  })
  return (
    <Form form={form} label={t('products.add')}>
      <TextField name="name" label={t('products.name')} required autoFocus />
      <TextField name="code" label={t('products.code')} />
      <TextField name="ean" label={t('products.ean')} />
      <MoneyField name="selling_price" label={t('products.price')} help={t('products.priceHelp')} required />
      <MoneyField name="base_price" label={t('products.basePrice')} />
      <NumberField name="tax_percentage" label={t('products.vat')} suffix=" %" required />
      <NumberField name="stock" label={t('products.stock')} />
      <Submit>{t('products.add')}</Submit>
    </Form>
  )
}
