import { type Schema, schemaOf } from '@clinic/kit/api'
import { ChoiceField, DateField, Form, SignatureField, Submit, TextAreaField, TextField, useKitForm } from '@clinic/kit/forms'
import { useSession } from '@clinic/kit/session'
import type { z } from 'zod'
import { recordMaintenance } from '../management.api'
import { PaperFilesField } from '../paper-files-field'
import { useManagementTexts } from '../texts'

type Values = Schema['DoneIn']

/** A maintenance as it was done: outcome, protocol and signature; once recorded it stays as it is. */
export function DoneForm({ device, onDone }: { device: Schema['DeviceOut']; onDone: () => void }) {
  const t = useManagementTexts()
  const user = useSession()?.user
  const name = user ? `${user.first_name} ${user.last_name}` : ''
  const form = useKitForm<Values>({
    schema: schemaOf('DoneIn') as z.ZodType<unknown, Values>,
    initial: { performed_by: name, notes: '', protocol_id: null, next_service_on: null },
    onSubmit: recordMaintenance(device.id),
    onDone,
  })
  const outcomes = (['passed', 'remarks', 'failed'] as const).map((value) => ({ value, label: t(`maintenance.${value}`) }))
  return (
    <Form form={form} label={t('maintenance.record')}>
      <DateField name="done_on" label={t('maintenance.done')} required />
      <ChoiceField name="outcome" label={t('maintenance.outcome')} options={outcomes} required />
      <TextField name="performed_by" label={t('maintenance.performedBy')} help={t('maintenance.performedByHelp')} required />
      <TextAreaField name="notes" label={t('maintenance.notes')} />
      <PaperFilesField name="protocol_id" label={t('maintenance.protocol')} />
      <DateField name="next_service_on" label={t('devices.next')} help={device.interval_months ? t('maintenance.nextHelp') : undefined} />
      <SignatureField name="signature" label={t('maintenance.signature')} signer={name} required />
      <Submit>{t('maintenance.sign')}</Submit>
    </Form>
  )
}
