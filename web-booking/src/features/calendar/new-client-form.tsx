import { emptyClient, type Schema } from '@clinic/kit/api'
import { Form, PhoneField, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { useBookingTranslation } from '../../texts'
import { addClient } from './calendar.api'

/** Prefill the form from the search text: an e-mail address, a phone number without country code, otherwise names. */
function prefillFrom(typedName: string): Partial<Schema['ClientCreate']> {
  if (typedName.includes('@')) return { email: typedName }
  if (/\d/.test(typedName)) return /^[\d\s-]+$/.test(typedName) ? { mobile_number: typedName.replace(/[\s-]/g, '') } : {}
  const [first_name = '', ...last] = typedName.split(/\s+/)
  return { first_name, last_name: last.join(' ') }
}

/** Form with the fields of a client that a booking needs. */
export function NewClientForm({ typedName, onDone }: { typedName: string; onDone: (client: Schema['ClientOut']) => void }) {
  const t = useBookingTranslation()
  const form = useKitForm('ClientCreate', {
    initialValues: { ...emptyClient, ...prefillFrom(typedName) },
    onSubmit: addClient,
    onDone,
  })
  return (
    <Form form={form} label={t('form.addClient')}>
      <TextField name="first_name" label={t('common.firstName')} required autoFocus />
      <TextField name="last_name" label={t('common.lastName')} required />
      <PhoneField name="mobile_number" label={t('client.mobile')} />
      <TextField name="email" type="email" label={t('common.email')} />
      <Submit>{t('form.addClient')}</Submit>
    </Form>
  )
}
