import { emptyClient, type Schema, schemaOf } from '@clinic/kit/api'
import { ClientFieldInput, type ExistingClient, ExtraFieldInputs, useOfferDuplicates } from '@clinic/kit/components'
import { Form, requireFilled, Submit, TextField, useKitForm } from '@clinic/kit/forms'
import { CLIENT_FIELD_NAMES, useClientFields } from '@clinic/kit/session'
import { useBookingTranslation } from '../../texts'
import { addClient } from './calendar.api'

/** Prefill the form from the search text: an e-mail address, a phone number without country code, otherwise names. */
function prefillFrom(typed: string): Partial<Schema['ClientCreate']> {
  if (typed.includes('@')) return { email: typed }
  if (/\d/.test(typed)) return /^[\d\s-]+$/.test(typed) ? { mobile_number: typed.replace(/[\s-]/g, '') } : {}
  const [first_name = '', ...last] = typed.split(/\s+/)
  return { first_name, last_name: last.join(' ') }
}

/** Form with the fields of a client that a booking needs, and those that the clinic requires. */
export function NewClientForm({ typed, onDone }: { typed: string; onDone: (client: Schema['ClientOut'] | ExistingClient) => void }) {
  const t = useBookingTranslation()
  const offerDuplicates = useOfferDuplicates(onDone)
  const { requiredNames, isRequired } = useClientFields()
  const otherNames = CLIENT_FIELD_NAMES.filter((name) => isRequired(name) && name !== 'mobile_number' && name !== 'email')
  const form = useKitForm(schemaOf('ClientCreate').superRefine(requireFilled(requiredNames)), {
    initialValues: { ...emptyClient, ...prefillFrom(typed) },
    onSubmit: offerDuplicates(addClient),
    onDone: (client: Schema['ClientOut'] | null) => client && onDone(client),
  })
  return (
    <Form form={form} label={t('form.addClient')}>
      <TextField name="first_name" label={t('common.firstName')} required autoFocus />
      <TextField name="last_name" label={t('common.lastName')} required />
      <ClientFieldInput name="mobile_number" />
      <ClientFieldInput name="email" />
      {otherNames.map((name) => (
        <ClientFieldInput key={name} name={name} />
      ))}
      <ExtraFieldInputs isRequiredOnly />
      <Submit>{t('form.addClient')}</Submit>
    </Form>
  )
}
