import { createUuid } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { getFullName } from '@clinic/kit/i18n'
import { useClientFields } from '@clinic/kit/session'
import { Button, Group, Radio, Stack, Text, Title } from '@clinic/kit/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { clientsKey } from '../clients/clients.api'
import { useClientFieldLabels } from '../clients/use-client-field-labels'
import { type Client, type Field, mergeClients } from './merge.api'
import { useMergeTranslation } from './texts'

const FIELDS: Field[] = [
  'first_name',
  'last_name',
  'personal_id',
  'cpr_id',
  'date_of_birth',
  'mobile_number',
  'email',
  'street_address',
  'zip_code',
  'city',
  'state',
  'country',
  'occupation',
  'profile_photo',
  'language',
  'warning',
  'publish_permission',
]

const EXTRA = 'extra_fields.'
type AnyField = Field | `extra_fields.${string}`

const isExtra = (field: AnyField): field is `extra_fields.${string}` => field.startsWith(EXTRA)

function getFieldValue(client: Client, field: AnyField): string | number {
  if (isExtra(field)) return client.extra_fields[field.slice(EXTRA.length)] ?? ''
  return field === 'mobile_number' ? [client.country_code, client.mobile_number].join(' ').trim() : (client[field] ?? '')
}

/** The fields of the choice as the request takes them: those of every clinic, and the ids of the clinic's own. */
const splitFields = (fields: AnyField[]) => ({
  fields_from_source: fields.filter((field): field is Field => !isExtra(field)),
  ...(fields.some(isExtra) && { extra_fields_from_source: fields.filter(isExtra).map((field) => field.slice(EXTRA.length)) }),
})

interface FieldChoiceProps {
  field: AnyField
  target: Client
  source: Client
  isFromSource: boolean
  onToggle: () => void
}

/** Chooses the value of a field that differs. */
function FieldChoice({ field, target, source, isFromSource, onToggle }: FieldChoiceProps) {
  const labels = useClientFieldLabels()
  const formatValue = (client: Client) => labels.formatFieldValue(field, getFieldValue(client, field))
  return (
    <Radio.Group label={labels.getLabel(field)} name={field} value={isFromSource ? 'source' : 'target'} onChange={onToggle}>
      <Group gap="lg" my={4}>
        <Radio value="target" label={formatValue(target)} />
        <Radio value="source" label={formatValue(source)} />
      </Group>
    </Radio.Group>
  )
}

/** Compares two clients. Values that only the source has are selected by default. */
export function MergeCompare({ target, source }: { target: Client; source: Client }) {
  const t = useMergeTranslation()
  const navigate = useNavigate()
  const { extraFields } = useClientFields()
  const fields: AnyField[] = [...FIELDS, ...extraFields.map(({ id }) => `extra_fields.${id}` as const)]
  const differingFields = fields.filter((field) => getFieldValue(target, field) !== getFieldValue(source, field))
  const [fieldsFromSource, setFieldsFromSource] = useState(() => differingFields.filter((field) => !getFieldValue(target, field)))
  const [idempotencyKey] = useState(createUuid)
  const names = { target: getFullName(target), source: getFullName(source) }
  const { run: merge, isRunning } = useAction<void>({
    send: (_, reason) => mergeClients(target, source, idempotencyKey)(splitFields(fieldsFromSource), reason),
    confirmation: {
      title: t('confirmTitle', names),
      body: t('confirmBody'),
      confirmLabel: t('merge'),
      needsReason: true,
      choices: [t('duplicate')],
    },
    successMessage: t('done'),
    refresh: [clientsKey],
    onSuccess: () => navigate(`/clients/${target.id}`),
  })
  const toggleField = (field: AnyField) =>
    setFieldsFromSource((previous) => (previous.includes(field) ? previous.filter((name) => name !== field) : [...previous, field]))
  return (
    <Stack gap="md">
      <Title order={2}>{t('differences')}</Title>
      {differingFields.length === 0 && <Text>{t('noDifferences')}</Text>}
      {differingFields.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          target={target}
          source={source}
          isFromSource={fieldsFromSource.includes(field)}
          onToggle={() => toggleField(field)}
        />
      ))}
      <Text>{t('result', names)}</Text>
      <Button color="red" w="fit-content" loading={isRunning} onClick={() => void merge()}>
        {t('merge')}
      </Button>
    </Stack>
  )
}
