import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, NumberField, SelectField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import type { z } from 'zod'
import { usePosTexts } from '../../texts'
import { addProduct, saveProduct } from './products.api'

type Values = Partial<Schema['ProductUpdate']>

const blank: Values = { name: '', code: '', ean: '', tax: 2500, stock: 0 }

/** The rates of Swedish VAT, in hundredths of a percent as on the wire. */
const rates = [2500, 1200, 600, 0].map((value) => ({ value, label: `${value / 100} %` }))

/** A product for the shelf; Swedish goods most often carry 25 percent. */
export function ProductForm({ product, onDone }: { product?: Schema['ProductOut']; onDone: () => void }) {
  const t = usePosTexts()
  const label = t(product ? 'products.edit' : 'products.add')
  const { id, ...start } = product ?? { id: 'new', ...blank }
  const form = useKitForm<Values>({
    schema: schemaOf(product ? 'ProductUpdate' : 'ProductIn') as unknown as z.ZodType<unknown, Values>,
    initial: start,
    onSubmit: (submission: Submission<Schema['ProductUpdate']>) => (product ? saveProduct(id)(submission) : addProduct(submission)),
    onDone,
    draft: product ? undefined : { form: 'product', subject: 'new' },
  })
  return (
    <Form form={form} label={label}>
      <TextField name="name" label={t('products.name')} required autoFocus />
      <TextField name="code" label={t('products.code')} />
      <TextField name="ean" label={t('products.ean')} />
      <MoneyField name="selling_price" label={t('products.price')} help={t('products.priceHelp')} required />
      <MoneyField name="base_price" label={t('products.basePrice')} required />
      <SelectField name="tax" label={t('products.vat')} options={rates} required />
      <NumberField name="stock" label={t('products.stock')} required />
      <Submit>{product ? t('products.save') : label}</Submit>
    </Form>
  )
}
