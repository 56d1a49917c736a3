import type { Schema, Submission } from '@clinic/kit/api'
import { Form, Submit, TextAreaField, useKitForm } from '@clinic/kit/forms'
import { Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { usePrescriberTranslation } from '../../texts'
import { declineRequest, requestsKey } from './requests.api'

/** Declines a request with a reason that the clinic reads. */
export function DeclineForm({ request, onDone }: { request: Schema['PrescriptionRequestDetail']; onDone: () => void }) {
  const t = usePrescriberTranslation()
  const queryClient = useQueryClient()
  const handleSubmit = async (submission: Submission<Schema['PrescriptionCloseRequest']>) => {
    await declineRequest(request.id)(submission)
    await queryClient.invalidateQueries({ queryKey: requestsKey })
  }
  const form = useKitForm('PrescriptionCloseRequest', {
    initialValues: { reason: '', version: request.version },
    onSubmit: handleSubmit,
    onDone,
  })
  return (
    <Form form={form} label={t('request.decline')}>
      <Text>{t('decline.help', { clinic: request.clinic_name })}</Text>
      <TextAreaField name="reason" label={t('common.reason')} required />
      <Submit color="red">{t('decline.submit')}</Submit>
    </Form>
  )
}
