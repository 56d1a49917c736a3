import { type Schema, schemaOf, type Submission } from '@clinic/kit/api'
import { DateField, Form, PhoneField, Submit, SwitchField, TextField, useKitForm } from '@clinic/kit/forms'
import { SimpleGrid } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRecordTexts } from '../../texts'
import { addClient, clientsKey, saveClient } from './clients.api'

const blank = {
  first_name: '', last_name: '', email: '', country_code: '+46', mobile_number: '', date_of_birth: null, personal_id: '',
  occupation: '', street_address: '', zip_code: '', city: '', is_active: true,
}

interface Props {
  client?: Schema['ClientOut']
  onDone: (saved?: Schema['ClientOut']) => void
}

/** What the clinic knows of a client; the draft is kept until it is saved. */
export function ClientForm({ client, onDone }: Props) {
  const t = useRecordTexts()
  const queries = useQueryClient()
  const saved = useRef<Schema['ClientOut']>(undefined)
  const send = async (submission: Submission<Schema['ClientIn']>) => {
    saved.current = await (client ? saveClient(client.id) : addClient)(submission)
    await queries.invalidateQueries({ queryKey: clientsKey })
  }
  const form = useKitForm({
    schema: schemaOf('ClientIn'),
    initial: (client ? { ...blank, ...client } : blank) as Schema['ClientIn'],
    onSubmit: send,
    onDone: () => onDone(saved.current),
    draft: { form: 'client', subject: client?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('form.label')}>
      <TextField name="first_name" label={t('form.firstName')} required autoFocus />
      <TextField name="last_name" label={t('form.lastName')} required />
      <PhoneField name="mobile_number" label={t('clients.mobile')} />
      <TextField name="email" type="email" label={t('clients.email')} />
      <TextField name="personal_id" label={t('form.personalId')} placeholder={t('form.personalIdFormat')} />
      <DateField name="date_of_birth" label={t('form.born')} />
      <TextField name="occupation" label={t('form.occupation')} />
      <TextField name="street_address" label={t('form.street')} />
      <SimpleGrid cols={2}>
        <TextField name="zip_code" label={t('form.zip')} />
        <TextField name="city" label={t('form.city')} />
      </SimpleGrid>
      {client && <SwitchField name="is_active" label={t('form.active')} />}
      <Submit>{t(client ? 'form.save' : 'clients.add')}</Submit>
    </Form>
  )
}
