import { blankClient, type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, PhoneField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { useBookingTexts } from '../../texts'
import { addClient, clientQuery } from './calendar.api'

/** What was looked for in vain, laid on its fields: an address, a number without its country, else names. */
function from(typed: string): Partial<Schema['ClientIn']> {
  if (typed.includes('@')) return { email: typed }
  if (/\d/.test(typed)) return /^[\d\s-]+$/.test(typed) ? { mobile_number: typed.replace(/[\s-]/g, '') } : {}
  const [first_name = '', ...last] = typed.split(/\s+/)
  return { first_name, last_name: last.join(' ') }
}

/** Just enough of a new client to book a visit; the rest is filled in on the client's card. */
export function NewClientForm({ typed, onDone }: { typed: string; onDone: (client: Schema['ClientOut']) => void }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const added = useRef<Schema['ClientOut']>(undefined)
  const send = async (submission: Submission<Schema['ClientIn']>) => {
    const client = await addClient(submission)
    queries.setQueryData(clientQuery(client.id).queryKey, client)
    added.current = client
  }
  const form = useKitForm({
    schema: schemaOf('ClientIn') as z.ZodType<unknown, Schema['ClientIn']>,
    initial: { ...blankClient, ...from(typed) },
    onSubmit: send,
    onDone: () => added.current && onDone(added.current),
  })
  return (
    <Form form={form} label={t('form.addClient')}>
      <TextField name="first_name" label={t('client.firstName')} required autoFocus />
      <TextField name="last_name" label={t('client.lastName')} required />
      <PhoneField name="mobile_number" label={t('client.mobile')} />
      <TextField name="email" type="email" label={t('client.email')} />
      <Submit>{t('form.addClient')}</Submit>
    </Form>
  )
}
