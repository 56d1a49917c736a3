import type { Schema } from '@clinic/kit/api'
import { CheckboxField, Form, Submit, useKitForm, useWatch } from '@clinic/kit/forms'
import { CLIENT_FIELD_NAMES, type ClientFieldName, loadSession, useClientFields, useHasPermission } from '@clinic/kit/session'
import { Anchor, Box, ErrorState, Group, LoadingState, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clientFieldsQuery, saveClientFields } from './registration.api'
import { useRegistrationTranslation } from './texts'

/** Which fields the registration portal shows and requires; they hold on the staff's form too (PLT-053). */
export function MandatoryFieldsScreen() {
  const { data, error, refetch } = useQuery(clientFieldsQuery())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <FieldsForm key={data.version} fields={data} /> : <LoadingState />
}

function FieldsForm({ fields }: { fields: Schema['ClientFieldsOut'] }) {
  const t = useRegistrationTranslation()
  const queryClient = useQueryClient()
  const canEdit = useHasPermission('settings.write')
  const form = useKitForm('ClientFieldsUpdate', {
    initialValues: fields,
    onSubmit: saveClientFields,
    onDone: async () => {
      toast.success(t('saved'))
      await Promise.all([queryClient.invalidateQueries({ queryKey: clientFieldsQuery().queryKey }), loadSession()])
    },
  })
  return (
    <Box className="record-page-form">
      <Form form={form} label={t('fields.legend')}>
        <Title order={2}>{t('fields.legend')}</Title>
        <Text c="dimmed">{t('fields.help')}</Text>
        <Stack gap="sm">
          {CLIENT_FIELD_NAMES.map((name) => (
            <FieldRow key={name} name={name} disabled={!canEdit} />
          ))}
        </Stack>
        {canEdit && <Submit>{t('common.save')}</Submit>}
        <Anchor component={Link} to="/settings/client-fields">
          {t('fields.names')}
        </Anchor>
      </Form>
    </Box>
  )
}

function FieldRow({ name, disabled }: { name: ClientFieldName; disabled: boolean }) {
  const t = useRegistrationTranslation()
  const label = useClientFields().getLabel(name)
  const isVisible = Boolean(useWatch({ name: `${name}.is_visible` }))
  return (
    <Group gap="lg" wrap="wrap">
      <CheckboxField name={`${name}.is_visible`} label={t('fields.showOf', { name: label })} disabled={disabled} />
      <CheckboxField name={`${name}.is_required`} label={t('fields.requireOf', { name: label })} disabled={disabled || !isVisible} />
    </Group>
  )
}
