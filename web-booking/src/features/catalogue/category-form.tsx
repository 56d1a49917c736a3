import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useBookingTexts } from '../../texts'
import { addCategory, type Category, catalogueKey, saveCategory } from './catalogue.api'

type Values = Partial<Schema['CategoryUpdate']>

/** A category's name, whether groups book it, and whether it is in use. */
export function CategoryForm({ category, onDone }: { category?: Category; onDone: () => void }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const send = async (submission: Submission<Schema['CategoryUpdate']>) => {
    await (category ? saveCategory(category.id)(submission) : addCategory(submission))
    await queries.invalidateQueries({ queryKey: catalogueKey })
  }
  const { id: _, ...start } = category ?? { id: '', name: '', group_booking: false, is_active: true }
  const form = useKitForm<Values>({
    schema: schemaOf(category ? 'CategoryUpdate' : 'CategoryIn') as z.ZodType<unknown, Values>,
    initial: start,
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t('categories.form')}>
      <TextField name="name" label={t('categories.name')} required autoFocus />
      <SwitchField name="group_booking" label={t('categories.group')} help={t('categories.groupHelp')} />
      <SwitchField name="is_active" label={t('categories.active')} />
      <Submit>{t(category ? 'form.save' : 'categories.add')}</Submit>
    </Form>
  )
}
