import { Form, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { addCategory, type Category, catalogueKey, saveCategory } from './catalogue.api'
import { TranslatedNameField } from './translated-name-field'

/** Form of a category. */
export function CategoryForm({ category, onDone }: { category?: Category; onDone: (category: Category) => void }) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const handleDone = async (saved: Category) => {
    await queries.invalidateQueries({ queryKey: catalogueKey })
    onDone(saved)
  }
  const { id: _, ...start } = category ?? { id: '', name: '', name_en: '', name_sv: '', group_booking: false, is_active: true }
  const form = useKitForm(category ? 'CategoryUpdate' : 'CategoryCreate', {
    initialValues: start,
    onSubmit: category ? saveCategory(category.id) : addCategory,
    onDone: handleDone,
    draft: { form: 'category', subject: category?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('categories.form')}>
      <TextField name="name" label={t('common.name')} required autoFocus />
      <TranslatedNameField />
      <SwitchField name="group_booking" label={t('categories.group')} description={t('categories.groupHelp')} />
      <SwitchField name="is_active" label={t('common.active')} />
      <Submit>{t(category ? 'common.save' : 'categories.add')}</Submit>
    </Form>
  )
}
