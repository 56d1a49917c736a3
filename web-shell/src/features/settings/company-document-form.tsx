import { FileUploadField } from '@clinic/kit/components'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { addDocument, allDocumentsKey } from './documents.api'

/** Adds an uploaded file to the company's own documents. */
export function CompanyDocumentForm({ onDone }: { onDone: () => void }) {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const form = useKitForm('CompanyDocumentCreate', {
    initialValues: { title: '', file_id: null },
    onSubmit: addDocument,
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: allDocumentsKey })
      onDone()
    },
    draft: { form: 'company_document', subject: 'new' },
  })
  return (
    <Form form={form} label={t('documents.form')}>
      <TextField name="title" label={t('documents.name')} autoFocus />
      <FileUploadField name="file_id" label={t('documents.file')} required />
      <Submit>{t('documents.add')}</Submit>
    </Form>
  )
}
