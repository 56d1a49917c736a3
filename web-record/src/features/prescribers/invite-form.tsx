import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { OriginField } from '../prescriptions/origin-field'
import { invite, prescriptionsKey } from '../prescriptions/prescriptions.api'
import { usePrescriptionTexts } from '../prescriptions/texts'

/** Invites a prescriber by mail, before there is anything to ask of them; an older invitation to the same address holds no more. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const t = usePrescriptionTexts()
  const queries = useQueryClient()
  const send = async (submission: Submission<Schema['InviteIn']>) => {
    const { prescriber_id, name, email } = await invite(submission)
    await queries.invalidateQueries({ queryKey: prescriptionsKey })
    toast.success(prescriber_id ? t('prescribers.already', { name }) : t('prescribers.sent', { email }))
  }
  const form = useKitForm<Schema['InviteIn']>({
    schema: schemaOf('InviteIn'),
    initial: { email: '', origin: 'external' },
    onSubmit: send,
    onDone,
  })
  return (
    <Form form={form} label={t('prescribers.invite')}>
      <TextField name="email" type="email" label={t('form.email')} help={t('prescribers.inviteHelp')} required autoFocus />
      <OriginField name="origin" />
      <Submit>{t('prescribers.invite')}</Submit>
    </Form>
  )
}
