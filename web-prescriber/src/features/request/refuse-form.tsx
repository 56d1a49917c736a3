import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { usePrescriberTexts } from '../../texts'
import { refuseRequest, requestsKey } from '../requests/requests.api'

/** Deciding not to prescribe; the clinic reads why. */
export function RefuseForm({ request, onDone }: { request: Schema['RequestOut']; onDone: () => void }) {
  const t = usePrescriberTexts()
  const queries = useQueryClient()
  const send = async (submission: Submission<Schema['PrescriptionEndIn']>) => {
    await refuseRequest(request.id)(submission)
    await queries.invalidateQueries({ queryKey: requestsKey })
  }
  const form = useKitForm({
    schema: schemaOf('PrescriptionEndIn'),
    initial: { reason: '', version: request.version },
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t('request.refuse')}>
      <Text>{t('refuse.help', { clinic: request.clinic_name })}</Text>
      <TextAreaField name="reason" label={t('refuse.reason')} required />
      <Submit color="red">{t('refuse.submit')}</Submit>
    </Form>
  )
}
