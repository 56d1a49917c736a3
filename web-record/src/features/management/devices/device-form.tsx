import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { DateField, Form, NumberField, SelectField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { addDevice, colleaguesQuery, saveDevice } from '../management.api'
import { PaperFilesField } from '../paper-files-field'
import { useManagementTexts } from '../texts'

type Device = Schema['DeviceOut']
type Values = Schema['DeviceIn'] & { version?: number }

const blank: Values = {
  name: '',
  model: '',
  brand: '',
  serial_number: '',
  supplier: '',
  category: '',
  location: '',
  responsible_id: null,
  bought_on: null,
  interval_months: null,
  next_service_on: null,
  manual_ids: [],
}

function startFrom({ manuals, version, ...device }: Device): Values {
  const kept = Object.keys(blank).filter((name) => name in device)
  const values = Object.fromEntries(kept.map((name) => [name, device[name as keyof typeof device]]))
  return { ...blank, ...values, manual_ids: manuals.map(({ id }) => id), version } as Values
}

/** A device's details (QMS-001). */
export function DeviceForm({ device, onDone }: { device?: Device; onDone: () => void }) {
  const t = useManagementTexts()
  const { data: colleagues } = useQuery(colleaguesQuery())
  const form = useKitForm<Values>({
    schema: schemaOf(device ? 'DeviceUpdate' : 'DeviceIn') as z.ZodType<unknown, Values>,
    initial: device ? startFrom(device) : blank,
    startFrom,
    onSubmit: (submission: Submission<Schema['DeviceIn'] & Schema['DeviceUpdate']>) =>
      device ? saveDevice(device.id)(submission) : addDevice(submission),
    onDone,
    draft: { form: 'medical-device', subject: device?.id ?? 'new' },
  })
  const people = (colleagues?.items ?? []).map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }))
  return (
    <Form form={form} label={t('devices.form')}>
      <TextField name="name" label={t('devices.name')} required autoFocus />
      <TextField name="brand" label={t('devices.brand')} required />
      <TextField name="model" label={t('devices.model')} required />
      <TextField name="serial_number" label={t('devices.serial')} required />
      <TextField name="supplier" label={t('devices.supplier')} required />
      <TextField name="category" label={t('devices.category')} />
      <TextField name="location" label={t('devices.location')} />
      <SelectField
        name="responsible_id"
        label={t('devices.responsible')}
        help={t('devices.responsibleHelp')}
        placeholder={t('devices.nobody')}
        options={people}
        clearable
      />
      <DateField name="bought_on" label={t('devices.bought')} />
      <NumberField name="interval_months" label={t('devices.interval')} help={t('devices.intervalHelp')} />
      <DateField name="next_service_on" label={t('devices.next')} />
      <PaperFilesField name="manual_ids" label={t('devices.manuals')} known={device?.manuals} several />
      <Submit>{t(device ? 'save' : 'devices.add')}</Submit>
    </Form>
  )
}
