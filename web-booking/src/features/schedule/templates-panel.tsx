import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { PageButtons } from '@clinic/kit/table'
import { ActionIcon, Button, Divider, ErrorState, Group, LoadingState, Stack, Text, Title, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbTrash } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { deleteTemplate, type Practitioner, type ScheduleTemplate, templatesKey, templatesQuery } from './schedule.api'
import { ApplyTemplateForm, TemplateForm } from './template-forms'

function TemplateRow({ template, onApply }: { template: ScheduleTemplate; onApply: () => void }) {
  const t = useBookingTranslation()
  const { name } = template
  const { run: remove } = useAction({
    send: () => deleteTemplate(template.id),
    confirmation: {
      title: t('common.removeName', { name }),
      body: t('schedule.removeTemplateBody'),
      confirmLabel: t('unavailable.removeAction'),
      isDestructive: true,
    },
    successMessage: t('schedule.templateRemoved'),
    refresh: [templatesKey],
  })
  return (
    <Group justify="space-between" wrap="nowrap" component="li">
      <Text>{name}</Text>
      <Group gap="xs" wrap="nowrap">
        <Button size="xs" variant="default" aria-label={t('schedule.applyName', { name })} onClick={onApply}>
          {t('schedule.apply')}
        </Button>
        <ActionIcon variant="subtle" color="gray" aria-label={t('common.removeName', { name })} onClick={() => void remove()}>
          <TbTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}

function TemplateList({ onApply }: { onApply: (template: ScheduleTemplate) => void }) {
  const t = useBookingTranslation()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(templatesQuery(page))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  if (data.total === 0) return <Text c="dimmed">{t('schedule.noTemplates')}</Text>
  return (
    <>
      <Stack gap="xs" component="ul" className="schedule-templates" aria-label={t('schedule.templates')}>
        {data.items.map((template) => (
          <TemplateRow key={template.id} template={template} onApply={() => onApply(template)} />
        ))}
      </Stack>
      <PageButtons page={page} total={Math.ceil(data.total / data.per_page)} onChange={setPage} />
    </>
  )
}

/** The templates: apply one over a span of days, or store the week of the selected practitioner as another. */
export function TemplatesPanel({
  practitioners,
  selected,
  from,
  slots,
  onDone,
}: {
  practitioners: Practitioner[]
  selected: Practitioner
  from: string
  slots: Schema['ScheduleTemplateSlot'][]
  onDone: () => void
}) {
  const t = useBookingTranslation()
  const [template, setTemplate] = useState<ScheduleTemplate | null>(null)
  const handleApplied = (days: number) => {
    toast.success(t('schedule.applied', { count: days }))
    onDone()
  }
  if (template)
    return (
      <ApplyTemplateForm
        template={template}
        practitioners={practitioners}
        initialValues={{ practitioner_ids: [selected.id], starts_on: from }}
        onDone={handleApplied}
      />
    )
  return (
    <Stack gap="lg">
      <TemplateList onApply={setTemplate} />
      <Divider />
      <Title order={3} size="h5">
        {t('schedule.storeWeek', { name: selected.name })}
      </Title>
      {slots.length === 0 ? (
        <Text c="dimmed">{t('schedule.nothingToStore')}</Text>
      ) : (
        <TemplateForm slots={slots} onDone={() => toast.success(t('schedule.templateStored'))} />
      )}
    </Stack>
  )
}
