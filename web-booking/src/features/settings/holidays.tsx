import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { today, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { ActionIcon, Button, EmptyState, Group, SidePanel, Stack, toast, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus, TbTrash } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { bookingsKey } from '../calendar/calendar.api'
import { practitionersQuery } from '../catalogue/catalogue.api'
import { HolidayForm } from './holiday-form'
import { PublicHolidaysButton } from './public-holidays-button'
import { deleteHoliday, type HolidaySort, holidaysQuery, settingsKey } from './settings.api'

type Holiday = Schema['HolidayOut']

function useRemove() {
  const t = useBookingTranslation()
  return useAction({
    send: ({ id }: { id: string; name: string }) => deleteHoliday(id),
    confirmation: ({ name }) => ({
      title: t('common.removeName', { name }),
      body: t('holidays.removeBody'),
      confirmLabel: t('holidays.removeAction'),
      isDestructive: true,
    }),
    successMessage: t('holidays.removed'),
    refresh: [settingsKey, bookingsKey],
  })
}

function RemoveButton({ id, name }: Holiday) {
  const t = useBookingTranslation()
  const { run: remove } = useRemove()
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={t('common.removeName', { name })} onClick={() => void remove({ id, name })}>
      <TbTrash size={16} aria-hidden />
    </ActionIcon>
  )
}

function useColumns(): Column<Holiday>[] {
  const t = useBookingTranslation()
  const { formatDate } = useFormatters()
  const editable = useHasPermission('schedule.write')
  const { data: practitioners = [] } = useQuery(practitionersQuery())
  const formatDays = ({ starts_on, ends_on }: Holiday) =>
    starts_on === ends_on ? formatDate(starts_on) : `${formatDate(starts_on)} – ${formatDate(ends_on)}`
  const formatAppliesTo = (id: string | null) =>
    id ? (practitioners.find((practitioner) => practitioner.id === id)?.name ?? '') : t('holidays.clinic')
  const columns: Column<Holiday>[] = [
    { key: 'name', title: t('common.name'), sortKey: 'name', cell: ({ name }) => name },
    { key: 'days', title: t('holidays.days'), sortKey: 'starts_on', cell: formatDays },
    { key: 'applies_to', title: t('holidays.appliesTo'), cell: ({ practitioner_id }) => formatAppliesTo(practitioner_id) },
  ]
  return editable ? [...columns, { key: 'remove', title: '', isNumeric: true, cell: (row) => <RemoveButton {...row} /> }] : columns
}

/** List of days off of the clinic and of practitioners. */
export function Holidays() {
  const t = useBookingTranslation()
  const list = useListState<HolidaySort>({ sort: 'starts_on', filter: 'upcoming' })
  const query = useQuery(holidaysQuery(list.query, list.filter === 'upcoming' ? today() : undefined))
  const [opened, panel] = useDisclosure(false)
  const editable = useHasPermission('schedule.write')
  const done = () => {
    toast.success(t('holidays.added'))
    panel.close()
  }
  const filters = (['upcoming', 'all'] as const).map((value) => ({ value, label: t(`holidays.${value}`) }))
  const add = editable && (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={panel.open}>
      {t('holidays.add')}
    </Button>
  )
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <ListToolbar list={list} searchLabel={t('holidays.search')} filters={filters} />
        <Group gap="sm">
          {editable && <PublicHolidaysButton />}
          {add}
        </Group>
      </Group>
      <DataTable
        label={t('settings.holidays')}
        columns={useColumns()}
        list={list}
        query={query}
        emptyState={
          <EmptyState title={t('holidays.empty')} action={add}>
            {t('holidays.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened} onClose={panel.close} title={t('holidays.add')}>
        <HolidayForm onDone={done} />
      </SidePanel>
    </Stack>
  )
}
