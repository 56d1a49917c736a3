import { blankClient, type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { DateField, Form, PhoneField, Submit, SwitchField, TextAreaField, TextField, useKitForm } from '@clinic/kit/forms'
import { SimpleGrid } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { useRecordTexts } from '../../texts'
import { addClient, clientsKey, saveClient } from './clients.api'

type Values = Schema['ClientIn'] & { version?: number }

/** What a form of this client starts from: the fields that may be changed, and the version that the change begins from. */
function startFrom(client: Schema['ClientOut']): Values {
  const kept = Object.keys(blankClient) as (keyof Schema['ClientIn'])[]
  return { ...Object.fromEntries(kept.map((name) => [name, client[name]])), version: client.version } as Values
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
  const send = async (submission: Submission<Schema['ClientUpdate']>) => {
    saved.current = await (client ? saveClient(client.id)(submission) : addClient(submission))
    await queries.invalidateQueries({ queryKey: clientsKey })
  }
  const form = useKitForm({
    schema: schemaOf(client ? 'ClientUpdate' : 'ClientIn') as z.ZodType<unknown, Values>,
    initial: client ? startFrom(client) : blankClient,
    onSubmit: send,
    onDone: () => onDone(saved.current),
    draft: { form: 'client', subject: client?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('form.label')}>
      <TextField name="first_name" label={t('details.labels.first_name')} required autoFocus />
      <TextField name="last_name" label={t('details.labels.last_name')} required />
      <PhoneField name="mobile_number" label={t('clients.mobile')} />
      <TextField name="email" type="email" label={t('clients.email')} />
      <TextField name="personal_id" label={t('details.labels.personal_id')} placeholder={t('form.personalIdFormat')} />
      <DateField name="date_of_birth" label={t('details.labels.date_of_birth')} />
      <TextField name="occupation" label={t('details.labels.occupation')} />
      <TextField name="street_address" label={t('details.labels.street_address')} />
      <SimpleGrid cols={2}>
        <TextField name="zip_code" label={t('details.labels.zip_code')} />
        <TextField name="city" label={t('details.labels.city')} />
      </SimpleGrid>
      <TextAreaField name="warning" label={t('card.warning')} help={t('form.warningHelp')} rows={2} />
      {client && <SwitchField name="is_active" label={t('details.labels.is_active')} />}
      <Submit>{t(client ? 'form.save' : 'clients.add')}</Submit>
    </Form>
  )
}
