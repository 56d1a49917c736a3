import type { Schema } from '@clinic/kit/api'
import { EntitySelect, memberSource } from '@clinic/kit/components'
import { DateField, Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { createDocument, updateDocument } from '../documents.api'
import { useQualityTranslation } from '../texts'

type ControlledDocument = Schema['ControlledDocumentOut']
type Values = Schema['ControlledDocumentCreate'] & { version?: number }

export function DocumentForm({ document, onDone }: { document?: ControlledDocument; onDone: (created?: ControlledDocument) => void }) {
  const t = useQualityTranslation()
  const initialValues: Values = document
    ? {
        title: document.title,
        category: document.category,
        responsible_id: document.responsible_id,
        review_on: document.review_on,
        version: document.version,
      }
    : { title: '', category: '', responsible_id: null, review_on: null }
  const form = useKitForm(document ? 'ControlledDocumentUpdate' : 'ControlledDocumentCreate', {
    initialValues,
    onSubmit: document ? updateDocument(document.id) : createDocument,
    onDone,
    draft: { form: 'quality-document', subject: document?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('documents.form')}>
      <TextField name="title" label={t('documents.name')} required autoFocus />
      <TextField name="category" label={t('documents.category')} description={t('documents.categoryHelp')} required />
      <EntitySelect
        name="responsible_id"
        label={t('documents.responsible')}
        placeholder={t('devices.noResponsible')}
        source={memberSource}
      />
      <DateField name="review_on" label={t('documents.review')} description={t('documents.reviewHelp')} />
      <Submit>{t(document ? 'common.save' : 'documents.add')}</Submit>
    </Form>
  )
}
