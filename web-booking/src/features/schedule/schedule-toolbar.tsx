import { Button, Group } from '@clinic/kit/ui'
import { TbArrowBackUp, TbClipboard, TbCopy, TbEraser, TbPencil, TbPower, TbTemplate } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import type { ScheduleDay } from './schedule.api'
import { type Cell, findDay } from './schedule-view-model'
import type { ScheduleActions } from './use-schedule-actions'

/** What the keys do in the grid, as buttons for the selected day. */
export function ScheduleToolbar({
  selected,
  schedule,
  actions,
  onOpen,
  onTemplates,
}: {
  selected: Cell
  schedule: ScheduleDay[]
  actions: ScheduleActions
  onOpen: (cell: Cell) => void
  onTemplates: () => void
}) {
  const t = useBookingTranslation()
  const row = findDay(schedule, selected)
  const isOn = row?.slots.some(({ is_active }) => is_active)
  const buttons = [
    { label: t('schedule.edit'), icon: TbPencil, run: () => onOpen(selected) },
    { label: t('schedule.copyDay'), icon: TbCopy, run: () => actions.copyDay(selected) },
    { label: t('schedule.copyWeek'), icon: TbCopy, run: () => actions.copyWeek(selected) },
    { label: actions.pasteLabel, icon: TbClipboard, run: () => actions.paste(selected), isDisabled: !actions.clipboard },
    {
      label: isOn === false ? t('schedule.switchOn') : t('schedule.switchOff'),
      icon: TbPower,
      run: () => actions.toggle(selected),
      isDisabled: !row?.slots.length,
    },
    { label: t('schedule.clear'), icon: TbEraser, run: () => actions.clear(selected), isDisabled: !row },
    { label: t('schedule.undo'), icon: TbArrowBackUp, run: () => actions.undo(), isDisabled: !actions.lastChange },
    { label: t('schedule.templates'), icon: TbTemplate, run: onTemplates },
  ]
  return (
    <Group gap="xs" role="toolbar" aria-label={t('schedule.toolbar')}>
      {buttons.map(({ label, icon: Icon, run, isDisabled }) => (
        <Button
          key={label}
          variant="default"
          size="xs"
          disabled={isDisabled || actions.isRunning}
          leftSection={<Icon size={14} aria-hidden />}
          onClick={() => void run()}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}
