import type { Schema } from '@clinic/kit/api'
import { FileUploadField } from '@clinic/kit/components'
import { DateField, Form, RadioGroupField, SignatureField, Submit, TextAreaField, TextField, useKitForm } from '@clinic/kit/forms'
import { getFullName } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { recordMaintenance } from '../quality.api'
import { useQualityTranslation } from '../texts'

/** Records a maintenance with outcome, protocol and signature; a recorded one cannot be changed. */
export function MaintenanceForm({ device, onDone }: { device: Schema['DeviceDetail']; onDone: () => void }) {
  const t = useQualityTranslation()
  const user = useSession()?.user
  const name = user ? getFullName(user) : ''
  const form = useKitForm('MaintenanceRecordCreate', {
    initialValues: { performed_by: name, notes: '', protocol_id: null, next_maintenance_on: null },
    onSubmit: recordMaintenance(device.id),
    onDone,
    draft: { form: 'maintenance', subject: device.id },
  })
  const outcomes = (['passed', 'remarks', 'failed'] as const).map((value) => ({ value, label: t(`maintenance.${value}`) }))
  return (
    <Form form={form} label={t('maintenance.record')}>
      <DateField name="done_on" label={t('maintenance.done')} required />
      <RadioGroupField name="outcome" label={t('maintenance.outcome')} options={outcomes} required />
      <TextField name="performed_by" label={t('maintenance.performedBy')} description={t('maintenance.performedByHelp')} required />
      <TextAreaField name="notes" label={t('maintenance.notes')} />
      <FileUploadField name="protocol_id" label={t('maintenance.protocol')} />
      <DateField
        name="next_maintenance_on"
        label={t('devices.nextMaintenance')}
        description={device.interval_months ? t('maintenance.nextHelp') : undefined}
      />
      <SignatureField name="signature" label={t('maintenance.signature')} signerName={name} required />
      <Submit>{t('maintenance.sign')}</Submit>
    </Form>
  )
}
