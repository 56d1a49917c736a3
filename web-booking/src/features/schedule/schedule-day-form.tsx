import { CheckboxField, Form, Submit, useFormContext, useKitForm, useWatch } from '@clinic/kit/forms'
import { ActionIcon, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { TbPlus, TbTrash } from 'react-icons/tb'
import { HourField } from '../../hour-field'
import { useBookingTranslation } from '../../texts'
import { type ScheduleDay, type ScheduleSlot, saveDay, scheduleKey } from './schedule.api'
import { type Cell, getNextSlot } from './schedule-view-model'

function SlotFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useBookingTranslation()
  const name = `days.0.slots.${index}`
  return (
    <fieldset className="schedule-slot-fields" aria-label={t('schedule.slot', { number: index + 1 })}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <HourField name={`${name}.opens`} label={t('schedule.opens')} disabled={false} />
        <HourField name={`${name}.closes`} label={t('schedule.closes')} disabled={false} />
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('schedule.removeSlot', { number: index + 1 })} onClick={onRemove}>
          <TbTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <CheckboxField name={`${name}.is_private`} label={t('schedule.isPrivate')} />
      <CheckboxField name={`${name}.is_active`} label={t('schedule.isActive')} />
    </fieldset>
  )
}

function Fields() {
  const t = useBookingTranslation()
  const { setValue } = useFormContext()
  const slots = (useWatch({ name: 'days.0.slots' }) ?? []) as ScheduleSlot[]
  const indexes = [...slots.keys()]
  const setSlots = (next: ScheduleSlot[]) => setValue('days.0.slots', next, { shouldDirty: true })
  return (
    <Stack gap="md">
      {slots.length === 0 && <Text c="dimmed">{t('schedule.noSlots')}</Text>}
      {indexes.map((index) => (
        <SlotFields key={index} index={index} onRemove={() => setSlots(slots.toSpliced(index, 1))} />
      ))}
      <Button
        variant="subtle"
        w="max-content"
        leftSection={<TbPlus size={14} aria-hidden />}
        onClick={() => setSlots([...slots, getNextSlot(slots)])}
      >
        {t('schedule.addSlot')}
      </Button>
    </Stack>
  )
}

/** Form of the time slots of a practitioner's day; a day without a schedule begins with the clinic's opening hours. */
export function ScheduleDayForm({
  cell,
  row,
  hours,
  onDone,
}: {
  cell: Cell
  row: ScheduleDay | undefined
  hours: { opens: string; closes: string }[]
  onDone: () => void
}) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const slots = row?.slots ?? hours.map(({ opens, closes }) => ({ opens, closes, is_private: false, is_active: true }))
  const form = useKitForm('ScheduleUpdate', {
    initialValues: { days: [{ practitioner_id: cell.practitionerId, day: cell.day, slots, version: row?.version ?? 0 }] },
    onSubmit: saveDay,
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: scheduleKey })
      onDone()
    },
  })
  return (
    <Form form={form} label={t('schedule.form')}>
      <Fields />
      <Text size="sm" c="dimmed">
        {t('schedule.draftHelp')}
      </Text>
      <Submit>{t('common.save')}</Submit>
    </Form>
  )
}
