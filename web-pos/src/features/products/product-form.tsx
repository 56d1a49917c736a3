import { type Schema, schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, NumberField, SelectField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { usePosTexts } from '../../texts'
import { addProduct } from './products.api'

const blank = { name: '', code: '', ean: '', tax: 2500, stock: 0 }

/** The rates of Swedish VAT, in hundredths of a percent as on the wire. */
const rates = [2500, 1200, 600, 0].map((value) => ({ value, label: `${value / 100} %` }))

/** A product for the shelf; Swedish goods most often carry 25 percent. */
export function ProductForm({ onDone }: { onDone: () => void }) {
  const t = usePosTexts()
  const form = useKitForm({
    schema: schemaOf('ProductIn'),
    initial: blank as Schema['ProductIn'],
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
      <MoneyField name="base_price" label={t('products.basePrice')} required />
      <SelectField name="tax" label={t('products.vat')} options={rates} required />
      <NumberField name="stock" label={t('products.stock')} required />
      <Submit>{t('products.add')}</Submit>
    </Form>
  )
}
