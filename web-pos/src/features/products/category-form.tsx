import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { usePosTranslation } from '../../texts'
import { addCategory, type ProductCategory, saveCategory } from './products.api'

/** Form of a category of products. */
export function CategoryForm({ category, onDone }: { category?: ProductCategory | undefined; onDone: () => void }) {
  const t = usePosTranslation()
  const label = t(category ? 'productCategories.edit' : 'productCategories.add')
  const form = useKitForm(category ? 'ProductCategoryUpdate' : 'ProductCategoryCreate', {
    initialValues: category ? { name: category.name, version: category.version } : { name: '' },
    onSubmit: category ? saveCategory(category.id) : addCategory,
    onDone,
    draft: { form: 'product-category', subject: category?.id ?? 'new' },
  })
  return (
    <Form form={form} label={label}>
      <TextField name="name" label={t('common.name')} required autoFocus />
      <Submit>{category ? t('common.save') : label}</Submit>
    </Form>
  )
}
