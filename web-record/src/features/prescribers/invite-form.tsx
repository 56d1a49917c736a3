import type { Schema, Submission } from '@clinic/kit/api'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { OriginField } from '../prescriptions/origin-field'
import { invitePrescriber, prescriptionsKey } from '../prescriptions/prescriptions.api'
import { usePrescriptionTranslation } from '../prescriptions/texts'

/** Invites a prescriber by e-mail without a request; an older invitation to the same address becomes invalid. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const t = usePrescriptionTranslation()
  const queries = useQueryClient()
  const handleSubmit = async (submission: Submission<Schema['PrescriberInvitationCreate']>) => {
    const { prescriber_id, name, email } = await invitePrescriber(submission)
    await queries.invalidateQueries({ queryKey: prescriptionsKey })
    toast.success(prescriber_id ? t('prescribers.alreadyJoined', { name }) : t('prescribers.sent', { email }))
  }
  const form = useKitForm('PrescriberInvitationCreate', {
    initialValues: { email: '', origin: 'external' },
    onSubmit: handleSubmit,
    onDone,
    draft: { form: 'prescriber-invitation', subject: 'new' },
  })
  return (
    <Form form={form} label={t('prescribers.invite')}>
      <TextField name="email" type="email" label={t('form.email')} description={t('prescribers.inviteHelp')} required autoFocus />
      <OriginField name="origin" />
      <Submit>{t('prescribers.invite')}</Submit>
    </Form>
  )
}
