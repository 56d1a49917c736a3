import type { Schema, Submission } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { inactivatePrescription, type Prescription, prescriptionsKey } from './prescriptions.api'
import { usePrescriptionTranslation } from './texts'

/** Inactivates a signed prescription permanently, with a reason. */
export function InactivateForm({ row, onDone }: { row: Prescription; onDone: () => void }) {
  const t = usePrescriptionTranslation()
  const queries = useQueryClient()
  const handleSubmit = async (submission: Submission<Schema['PrescriptionCloseRequest']>) => {
    await inactivatePrescription(row.id)(submission)
    await queries.invalidateQueries({ queryKey: prescriptionsKey })
  }
  const form = useKitForm('PrescriptionCloseRequest', {
    initialValues: { reason: '', version: row.version },
    onSubmit: handleSubmit,
    onDone,
    draft: { form: 'prescription-inactivation', subject: row.id },
  })
  return (
    <Form form={form} label={t('details.inactivate')}>
      <Text>{t('details.inactivateHelp')}</Text>
      <TextAreaField name="reason" label={t('common.reason')} required />
      <Submit color="red">{t('details.inactivate')}</Submit>
    </Form>
  )
}
