import type { Schema } from '@clinic/kit/api'
import { today, useFormatters, useLanguage } from '@clinic/kit/i18n'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { ActionIcon, Anchor, Button, EmptyState, Group, SidePanel, Stack, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus, TbTrash } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { getWeekdayName } from '../../weekdays'
import { UnavailableTimeForm } from '../calendar/unavailable-time-form'
import { type UnavailableTimeSort, unavailableTimesQuery } from '../calendar/unavailable-times.api'
import { usePractitionerNames } from '../calendar/use-practitioner-names'
import { useRemoveUnavailableTime } from '../calendar/use-remove-unavailable-time'
import { useScheduleAccess } from '../calendar/use-schedule-access'

type UnavailableTime = Schema['UnavailableTimeOut']

function RemoveButton({ row }: { row: UnavailableTime }) {
  const t = useBookingTranslation()
  const { run: remove } = useRemoveUnavailableTime(row)
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={t('common.removeName', { name: row.reason })} onClick={() => void remove()}>
      <TbTrash size={16} aria-hidden />
    </ActionIcon>
  )
}

function useColumns(onEdit: (row: UnavailableTime) => void): Column<UnavailableTime>[] {
  const t = useBookingTranslation()
  const language = useLanguage()
  const { formatDate, formatDateTime, formatTime } = useFormatters()
  const { canAdd, canEdit } = useScheduleAccess()
  const names = usePractitionerNames()
  const formatEnd = ({ start_at, end_at }: UnavailableTime) =>
    formatDateTime(start_at).slice(0, 10) === formatDateTime(end_at).slice(0, 10) ? formatTime(end_at) : formatDateTime(end_at)
  const formatRecurrence = ({ weekdays, repeats_until }: UnavailableTime) =>
    weekdays && repeats_until
      ? t('unavailable.everyWeek', {
          days: weekdays.map((weekday) => getWeekdayName(weekday, language, 'short')).join(', '),
          day: formatDate(repeats_until),
        })
      : t('unavailable.once')
  const columns: Column<UnavailableTime>[] = [
    { key: 'practitioner', title: t('unavailable.practitioner'), cell: ({ practitioner_id }) => names.get(practitioner_id) ?? '' },
    {
      key: 'reason',
      title: t('unavailable.reason'),
      sortKey: 'reason',
      cell: (row) =>
        canEdit(row.practitioner_id) ? (
          <Anchor component="button" type="button" onClick={() => onEdit(row)}>
            {row.reason}
          </Anchor>
        ) : (
          row.reason
        ),
    },
    {
      key: 'time',
      title: t('unavailable.time'),
      sortKey: 'start_at',
      cell: (row) => `${formatDateTime(row.start_at)} – ${formatEnd(row)}`,
    },
    { key: 'recurrence', title: t('unavailable.recurrence'), cell: formatRecurrence },
  ]
  const remove: Column<UnavailableTime> = {
    key: 'remove',
    title: '',
    isNumeric: true,
    cell: (row) => canEdit(row.practitioner_id) && <RemoveButton row={row} />,
  }
  return canAdd ? [...columns, remove] : columns
}

/** List of the times in which practitioners can't be booked. */
export function UnavailableTimes() {
  const t = useBookingTranslation()
  const list = useListState<UnavailableTimeSort>({ sort: 'start_at', filter: 'upcoming' })
  const query = useQuery(unavailableTimesQuery(list.query, list.filter === 'upcoming' ? today() : undefined))
  const [opened, setOpened] = useState<UnavailableTime | 'new' | null>(null)
  const { canAdd } = useScheduleAccess()
  const row = opened === 'new' || !opened ? undefined : opened
  const handleDone = () => {
    toast.success(t(row ? 'unavailable.saved' : 'unavailable.added'))
    setOpened(null)
  }
  const filters = (['upcoming', 'all'] as const).map((value) => ({ value, label: t(`holidays.${value}`) }))
  const add = canAdd && (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setOpened('new')}>
      {t('unavailable.add')}
    </Button>
  )
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <ListToolbar list={list} searchLabel={t('unavailable.search')} filters={filters} />
        {add}
      </Group>
      <DataTable
        label={t('settings.unavailable')}
        columns={useColumns(setOpened)}
        list={list}
        query={query}
        emptyState={
          <EmptyState title={t('unavailable.empty')} action={add}>
            {t('unavailable.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened !== null} onClose={() => setOpened(null)} title={t(row ? 'unavailable.form' : 'unavailable.add')}>
        <UnavailableTimeForm key={row?.id} row={row} onDone={handleDone} />
      </SidePanel>
    </Stack>
  )
}
