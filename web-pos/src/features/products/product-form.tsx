import type { Schema } from '@clinic/kit/api'
import { EntitySelect, VatRateField } from '@clinic/kit/components'
import { Form, MoneyField, NumberField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { usePosTranslation } from '../../texts'
import { addProduct, categorySource, type Product, saveProduct } from './products.api'

type Values = Partial<Schema['ProductUpdate'] & Schema['ProductCreate']>

const defaults: Values = { name: '', category_id: null, code: '', ean: '', tax: 2500, stock: 0 }

/** Form of a product; the VAT rate defaults to 25 percent, the most common in Sweden. */
export function ProductForm({ product, onDone }: { product?: Product; onDone: () => void }) {
  const t = usePosTranslation()
  const label = t(product ? 'products.edit' : 'products.add')
  const {
    id,
    category_name: _,
    is_removed: __,
    ...initialValues
  } = product ?? { id: 'new', category_name: '', is_removed: false, ...defaults }
  const form = useKitForm(product ? 'ProductUpdate' : 'ProductCreate', {
    initialValues: initialValues,
    onSubmit: product ? saveProduct(id) : addProduct,
    onDone,
    draft: product ? undefined : { form: 'product', subject: 'new' },
  })
  return (
    <Form form={form} label={label}>
      <TextField name="name" label={t('common.name')} required autoFocus />
      <EntitySelect name="category_id" label={t('products.category')} source={categorySource} placeholder={t('products.noCategory')} />
      <TextField name="code" label={t('products.code')} />
      <TextField name="ean" label={t('products.ean')} />
      <MoneyField name="selling_price" label={t('products.price')} description={t('products.priceHelp')} required />
      <MoneyField name="base_price" label={t('products.basePrice')} required />
      <VatRateField name="tax" label={t('products.vat')} required />
      {!product && <NumberField name="stock" label={t('products.stock')} required />}
      <Submit>{product ? t('common.save') : label}</Submit>
    </Form>
  )
}
