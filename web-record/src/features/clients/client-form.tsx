import { emptyClient, type Schema, schemaOf } from '@clinic/kit/api'
import { ClientFieldInput, type ExistingClient, ExtraFieldInputs, useOfferDuplicates } from '@clinic/kit/components'
import {
  CheckboxField,
  Form,
  requireFilled,
  SelectField,
  Submit,
  SwitchField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@clinic/kit/forms'
import { getCountryOfTimeZone, useFormatters } from '@clinic/kit/i18n'
import { useClientFields, useHasPermission } from '@clinic/kit/session'
import { SimpleGrid } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
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
  const identityDocuments = IDENTITY_DOCUMENTS.map((value) => ({ value, label: t(`identity.${value || 'none'}`) }))
  const canMerge = useHasPermission('client.merge')
  const offerDuplicates = useOfferDuplicates(onExisting, { isMerge: Boolean(client) && canMerge })
  const { isVisible, requiredNames } = useClientFields()
  const schemas = {
    update: schemaOf('ClientUpdate').superRefine(requireFilled(requiredNames)),
    create: schemaOf('ClientCreate').superRefine(requireFilled(requiredNames)),
  }
  const form = useKitForm(schemas[client ? 'update' : 'create'], {
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
      <ClientFieldInput name="mobile_number" />
      <ClientFieldInput name="email" />
      <ClientFieldInput name="personal_id" />
      {isVisible('personal_id') && (
        <CheckboxField name="is_reserve_number" label={t('fields.labels.is_reserve_number')} description={t('form.reserveNumberHelp')} />
      )}
      <ClientFieldInput name="cpr_id" />
      <SelectField name="identity_document" label={t('fields.labels.identity_document')} options={identityDocuments} />
      <TextField name="identity_note" label={t('fields.labels.identity_note')} description={t('form.identityNoteHelp')} />
      {client?.identity_document && (
        <CheckboxField name="is_identity_rechecked" label={t('form.identityRechecked')} description={t('form.identityRecheckedHelp')} />
      )}
      <ClientFieldInput name="date_of_birth" />
      <ClientFieldInput name="occupation" />
      <ClientFieldInput name="street_address" />
      <SimpleGrid cols={2}>
        <ClientFieldInput name="zip_code" />
        <ClientFieldInput name="city" />
      </SimpleGrid>
      <ClientFieldInput name="state" />
      <ClientFieldInput name="country" />
      <ClientFieldInput name="profile_photo" />
      <ExtraFieldInputs />
      <TextAreaField name="warning" label={t('client.warning')} description={t('form.warningHelp')} rows={2} />
      {client && <SwitchField name="is_active" label={t('fields.labels.is_active')} />}
      <Submit>{t(client ? 'common.save' : 'clients.add')}</Submit>
    </Form>
  )
}
