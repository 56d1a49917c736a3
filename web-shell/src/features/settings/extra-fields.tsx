import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { useLanguage } from '@clinic/kit/i18n'
import { getExtraFieldName, loadSession } from '@clinic/kit/session'
import { Button, Card, ErrorState, Group, SidePanel, Stack, StatusBadge, Text, Title, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShellTranslation } from '../../texts'
import { ExtraFieldForm } from './extra-field-form'
import { deleteExtraField, extraFieldsQuery } from './extra-fields.api'

type Field = Schema['ExtraField']

function ExtraFieldRow({ field, onEdit }: { field: Field; onEdit: () => void }) {
  const t = useShellTranslation()
  const name = getExtraFieldName(field, useLanguage())
  const { run: remove, isRunning } = useAction({
    send: deleteExtraField,
    confirmation: {
      title: t('extraFields.deleteTitle', { name }),
      body: t('extraFields.deleteBody'),
      confirmLabel: t('extraFields.delete'),
    },
    successMessage: t('extraFields.deleted'),
    refresh: [extraFieldsQuery.queryKey],
    onSuccess: () => loadSession(),
  })
  return (
    <Card component="li" withBorder padding="md">
      <Group justify="space-between">
        <Stack gap={4}>
          <Text fw={500}>{name}</Text>
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {t(`extraFields.types.${field.type}`)}
            </Text>
            {field.is_required && <StatusBadge tone="neutral">{t('clientFields.isRequired')}</StatusBadge>}
            {field.is_public && <StatusBadge tone="neutral">{t('extraFields.public')}</StatusBadge>}
          </Group>
        </Stack>
        <Group gap="xs">
          <Button variant="default" size="compact-md" aria-label={t('extraFields.editName', { name })} onClick={onEdit}>
            {t('extraFields.edit')}
          </Button>
          <Button
            variant="default"
            size="compact-md"
            loading={isRunning}
            aria-label={t('common.removeName', { name })}
            onClick={() => void remove({ id: field.id })}
          >
            {t('extraFields.delete')}
          </Button>
        </Group>
      </Group>
    </Card>
  )
}

/** The clinic's own fields of clients (PLT-054). */
export function ExtraFields() {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(extraFieldsQuery)
  const [opened, open] = useState<Field | 'new' | null>(null)
  const handleDone = () => {
    toast.success(t('extraFields.saved'))
    open(null)
  }
  return (
    <Stack component="section" gap="md" aria-label={t('extraFields.title')}>
      <Group justify="space-between">
        <Title order={2}>{t('extraFields.title')}</Title>
        <Button variant="default" onClick={() => open('new')}>
          {t('extraFields.add')}
        </Button>
      </Group>
      <Text c="dimmed">{t('extraFields.help')}</Text>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {data?.map((field) => (
          <ExtraFieldRow key={field.id} field={field} onEdit={() => open(field)} />
        ))}
      </Stack>
      <SidePanel opened={opened !== null} onClose={() => open(null)} title={t(opened === 'new' ? 'extraFields.add' : 'extraFields.form')}>
        {opened && <ExtraFieldForm field={opened === 'new' ? undefined : opened} position={(data?.length ?? 0) + 1} onDone={handleDone} />}
      </SidePanel>
    </Stack>
  )
}
