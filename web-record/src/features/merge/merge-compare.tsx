import { createUuid } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { getFullName } from '@clinic/kit/i18n'
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
  'date_of_birth',
  'mobile_number',
  'email',
  'street_address',
  'zip_code',
  'city',
  'country',
  'occupation',
  'language',
  'warning',
  'publish_permission',
]

const getFieldValue = (client: Client, field: Field): string =>
  field === 'mobile_number' ? [client.country_code, client.mobile_number].join(' ').trim() : (client[field] ?? '')

interface FieldChoiceProps {
  field: Field
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
  const differingFields = FIELDS.filter((field) => getFieldValue(target, field) !== getFieldValue(source, field))
  const [fieldsFromSource, setFieldsFromSource] = useState(() => differingFields.filter((field) => !getFieldValue(target, field)))
  const [idempotencyKey] = useState(createUuid)
  const names = { target: getFullName(target), source: getFullName(source) }
  const { run: merge, isRunning } = useAction<void>({
    send: (_, reason) => mergeClients(target, source, idempotencyKey)(fieldsFromSource, reason),
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
  const toggleField = (field: Field) =>
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
