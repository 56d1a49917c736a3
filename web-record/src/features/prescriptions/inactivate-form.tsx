import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { inactivate, type Prescription, prescriptionsKey } from './prescriptions.api'
import { usePrescriptionTexts } from './texts'

/** Puts a signed prescription out of force, for good and with a reason. */
export function InactivateForm({ row, onDone }: { row: Prescription; onDone: () => void }) {
  const t = usePrescriptionTexts()
  const queries = useQueryClient()
  const send = async (submission: Submission<Schema['PrescriptionEndIn']>) => {
    await inactivate(row.id)(submission)
    await queries.invalidateQueries({ queryKey: prescriptionsKey })
  }
  const form = useKitForm({
    schema: schemaOf('PrescriptionEndIn'),
    initial: { reason: '', version: row.version },
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t('details.inactivate')}>
      <Text>{t('details.inactivateHelp')}</Text>
      <TextAreaField name="reason" label={t('details.reason')} required />
      <Submit color="red">{t('details.inactivate')}</Submit>
    </Form>
  )
}
