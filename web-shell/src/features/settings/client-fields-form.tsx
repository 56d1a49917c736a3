import type { Schema } from '@clinic/kit/api'
import { SaveBar } from '@clinic/kit/components'
import { CheckboxField, Form, Submit, SwitchField, TextField, useKitForm, useWatch } from '@clinic/kit/forms'
import { CLIENT_FIELD_NAMES, type ClientFieldName, loadSession, useClientFields, useCompany } from '@clinic/kit/session'
import { Card, Group, SimpleGrid, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { clientFieldsQuery, saveClientFields } from './client-fields.api'
import { companyQuery, settingsQuery } from './company.api'

function FieldUse({ name }: { name: ClientFieldName }) {
  const t = useShellTranslation()
  const usual = useClientFields().getUsualLabel(name)
  const isVisible = Boolean(useWatch({ name: `${name}.is_visible` }))
  return (
    <Card component="fieldset" aria-label={usual} withBorder padding="md">
      <Stack gap="sm">
        <Title order={3} fz="md">
          {usual}
        </Title>
        <Group gap="lg">
          <SwitchField name={`${name}.is_visible`} label={t('clientFields.isVisible')} />
          <CheckboxField name={`${name}.is_required`} label={t('clientFields.isRequired')} disabled={!isVisible} />
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextField name={`${name}.name_en`} label={t('clientFields.nameEn')} />
          <TextField name={`${name}.name_sv`} label={t('clientFields.nameSv')} />
        </SimpleGrid>
      </Stack>
    </Card>
  )
}

/** Every field that the clinic may hide, require and name; saved together, they hold for everyone in the company. */
export function ClientFieldsForm({ fields }: { fields: Schema['ClientFieldsOut'] }) {
  const t = useShellTranslation()
  const company = useCompany()
  const queryClient = useQueryClient()
  const form = useKitForm('ClientFieldsUpdate', {
    initialValues: fields,
    onSubmit: saveClientFields,
    onDone: async () => {
      toast.success(t('clientFields.saved'))
      const keys = [clientFieldsQuery.queryKey, settingsQuery.queryKey, companyQuery.queryKey]
      await Promise.all([...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })), loadSession()])
    },
    draft: { form: 'client_fields', subject: company?.id ?? 'company' },
  })
  return (
    <Form form={form} label={t('clientFields.title')}>
      <div>
        <Title order={2}>{t('clientFields.legend')}</Title>
        <Text c="dimmed">{t('clientFields.legendHelp')}</Text>
        <Text c="dimmed">{t('clientFields.requiredHelp')}</Text>
      </div>
      {CLIENT_FIELD_NAMES.map((name) => (
        <FieldUse key={name} name={name} />
      ))}
      <SaveBar>
        <Submit>{t('common.save')}</Submit>
        <Text size="sm" c="dimmed">
          {t('company.appliesToAll')}
        </Text>
      </SaveBar>
    </Form>
  )
}
