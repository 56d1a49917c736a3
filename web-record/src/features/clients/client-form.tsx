import { emptyClient, type Schema } from '@clinic/kit/api'
import { type ExistingClient, useOfferDuplicates } from '@clinic/kit/components'
import {
  CheckboxField,
  DateField,
  Form,
  PhoneField,
  SelectField,
  Submit,
  SwitchField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@clinic/kit/forms'
import { getCountryOfTimeZone, getCountryOptions, useFormatters, useLanguage } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { SimpleGrid } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRecordTranslation } from '../../texts'
import { clientsKey, createClient, updateClient } from './clients.api'

const IDENTITY_DOCUMENTS = ['', 'id_card', 'driving_licence', 'passport', 'other'] as const

type Values = Schema['ClientCreate'] & { version?: number; is_identity_rechecked?: boolean }

/** The initial values of the form: the editable fields, and the version for the optimistic lock. */
function toFormValues(client: Schema['ClientOut']): Values {
  const fieldNames = Object.keys(emptyClient) as (keyof typeof emptyClient & keyof Schema['ClientOut'])[]
  return {
    ...Object.fromEntries(fieldNames.map((name) => [name, client[name]])),
    is_identity_rechecked: false,
    version: client.version,
  } as Values
}

interface Props {
  client?: Schema['ClientOut']
  onDone: (savedClient?: Schema['ClientOut']) => void
  /** Called with a client who is there already and is chosen instead of the one that is being saved. */
  onExisting: (client: ExistingClient) => void
}

/** Creates or updates a client, with an autosaved draft. */
export function ClientForm({ client, onDone, onExisting }: Props) {
  const t = useRecordTranslation()
  const queryClient = useQueryClient()
  const { localeSettings } = useFormatters()
  const language = useLanguage()
  const countries = useMemo(() => getCountryOptions(language).map(({ country, name }) => ({ value: country, label: name })), [language])
  const identityDocuments = IDENTITY_DOCUMENTS.map((value) => ({ value, label: t(`identity.${value || 'none'}`) }))
  const canMerge = useHasPermission('client.merge')
  const offerDuplicates = useOfferDuplicates(onExisting, { isMerge: Boolean(client) && canMerge })
  const form = useKitForm(client ? 'ClientUpdate' : 'ClientCreate', {
    initialValues: client ? toFormValues(client) : { ...emptyClient, country: getCountryOfTimeZone(localeSettings.timezone) },
    onSubmit: client ? offerDuplicates(updateClient(client.id)) : offerDuplicates(createClient),
    onDone: async (savedClient: Schema['ClientOut'] | null) => {
      if (!savedClient) return
      await queryClient.invalidateQueries({ queryKey: clientsKey })
      onDone(savedClient)
    },
    draft: { form: 'client', subject: client?.id ?? 'new' },
  })
  return (
    <Form form={form} label={t('common.client')}>
      <TextField name="first_name" label={t('common.firstName')} required autoFocus />
      <TextField name="last_name" label={t('common.lastName')} required />
      <PhoneField name="mobile_number" label={t('clients.mobile')} />
      <TextField name="email" type="email" label={t('common.email')} />
      <TextField name="personal_id" label={t('fields.labels.personal_id')} placeholder={t('form.personalIdFormat')} />
      <CheckboxField name="is_reserve_number" label={t('fields.labels.is_reserve_number')} description={t('form.reserveNumberHelp')} />
      <SelectField name="identity_document" label={t('fields.labels.identity_document')} options={identityDocuments} />
      <TextField name="identity_note" label={t('fields.labels.identity_note')} description={t('form.identityNoteHelp')} />
      {client?.identity_document && (
        <CheckboxField name="is_identity_rechecked" label={t('form.identityRechecked')} description={t('form.identityRecheckedHelp')} />
      )}
      <DateField name="date_of_birth" label={t('fields.labels.date_of_birth')} />
      <TextField name="occupation" label={t('fields.labels.occupation')} />
      <TextField name="street_address" label={t('fields.labels.street_address')} />
      <SimpleGrid cols={2}>
        <TextField name="zip_code" label={t('fields.labels.zip_code')} />
        <TextField name="city" label={t('fields.labels.city')} />
      </SimpleGrid>
      <SelectField name="country" label={t('fields.labels.country')} options={countries} searchable />
      <TextAreaField name="warning" label={t('client.warning')} description={t('form.warningHelp')} rows={2} />
      {client && <SwitchField name="is_active" label={t('fields.labels.is_active')} />}
      <Submit>{t(client ? 'common.save' : 'clients.add')}</Submit>
    </Form>
  )
}
