import type { Schema } from '@clinic/kit/api'
import { EntitySelect, FileUploadField, memberSource } from '@clinic/kit/components'
import { DateField, Form, NumberField, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { createDevice, updateDevice } from '../quality.api'
import { useQualityTranslation } from '../texts'

type Device = Schema['DeviceDetail']
type Values = Schema['DeviceCreate'] & { version?: number }

const emptyDevice: Values = {
  name: '',
  model: '',
  brand: '',
  serial_number: '',
  supplier: '',
  category: '',
  location: '',
  responsible_id: null,
  purchased_on: null,
  interval_months: null,
  next_maintenance_on: null,
  manual_ids: [],
  is_bookable: false,
}

function toFormValues({ manuals, version, ...device }: Device): Values {
  const names = Object.keys(emptyDevice).filter((name) => name in device)
  const values = Object.fromEntries(names.map((name) => [name, device[name as keyof typeof device]]))
  return { ...emptyDevice, ...values, manual_ids: manuals.map(({ id }) => id), version } as Values
}

/** Adds or edits a medical device (QMS-001). */
export function DeviceForm({ device, onDone }: { device?: Device; onDone: () => void }) {
  const t = useQualityTranslation()
  const form = useKitForm(device ? 'DeviceUpdate' : 'DeviceCreate', {
    initialValues: device ? toFormValues(device) : emptyDevice,
    toFormValues,
    onSubmit: device ? updateDevice(device.id) : createDevice,
    onDone,
    draft: { form: 'medical-device', subject: device?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('devices.form')}>
      <TextField name="name" label={t('common.name')} required autoFocus />
      <TextField name="brand" label={t('devices.brand')} required />
      <TextField name="model" label={t('devices.model')} required />
      <TextField name="serial_number" label={t('devices.serial')} required />
      <TextField name="supplier" label={t('devices.supplier')} required />
      <TextField name="category" label={t('devices.category')} />
      <TextField name="location" label={t('devices.location')} />
      <EntitySelect
        name="responsible_id"
        label={t('devices.responsible')}
        description={t('devices.responsibleHelp')}
        placeholder={t('devices.noResponsible')}
        source={memberSource}
      />
      <DateField name="purchased_on" label={t('devices.purchased')} />
      <NumberField name="interval_months" label={t('devices.interval')} description={t('devices.intervalHelp')} />
      <DateField name="next_maintenance_on" label={t('devices.nextMaintenance')} />
      <FileUploadField name="manual_ids" label={t('devices.manuals')} existingFiles={device?.manuals} multiple />
      <SwitchField name="is_bookable" label={t('devices.bookable')} description={t('devices.bookableHelp')} />
      <Submit>{t(device ? 'common.save' : 'devices.add')}</Submit>
    </Form>
  )
}
