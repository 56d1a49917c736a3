import { ApiError } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import {
  ActionIcon,
  Button,
  confirm,
  EmptyState,
  ErrorState,
  Group,
  LoadingState,
  SidePanel,
  Stack,
  Table,
  toast,
  useDisclosure,
} from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TbPlus, TbTrash } from 'react-icons/tb'
import { useBookingTexts } from '../../texts'
import { visitsKey } from '../calendar/calendar.api'
import { practitionersQuery } from '../catalogue/catalogue.api'
import { HolidayForm } from './holiday-form'
import { deleteHoliday, holidaysQuery, settingsKey } from './settings.api'

function useRemove() {
  const t = useBookingTexts()
  const queries = useQueryClient()
  return async (id: string, name: string) => {
    if (
      !(await confirm({
        title: t('holidays.remove', { name }),
        body: t('holidays.removeBody'),
        action: t('holidays.removeAction'),
        danger: true,
      }))
    )
      return
    await deleteHoliday(id).then(
      () => toast.success(t('holidays.removed')),
      (error) => toast.error(error instanceof ApiError ? error.message : t('form.failed')),
    )
    await Promise.all([settingsKey, visitsKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}

function Rows() {
  const t = useBookingTexts()
  const { date } = useRegion()
  const editable = useMay('schedule.write')
  const { data = [] } = useQuery(holidaysQuery())
  const { data: practitioners = [] } = useQuery(practitionersQuery())
  const remove = useRemove()
  const who = (id: string | null) => (id ? (practitioners.find((each) => each.id === id)?.name ?? '') : t('holidays.clinic'))
  return (
    <Table className="clinic-table" aria-label={t('settings.holidays')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('holidays.name')}</Table.Th>
          <Table.Th>{t('holidays.when')}</Table.Th>
          <Table.Th>{t('holidays.who')}</Table.Th>
          {editable && <Table.Td />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data.map(({ id, name, starts_on, ends_on, practitioner_id }) => (
          <Table.Tr key={id}>
            <Table.Td data-label={t('holidays.name')}>{name}</Table.Td>
            <Table.Td data-label={t('holidays.when')} className="clinic-number">
              {starts_on === ends_on ? date(starts_on) : `${date(starts_on)} – ${date(ends_on)}`}
            </Table.Td>
            <Table.Td data-label={t('holidays.who')}>{who(practitioner_id)}</Table.Td>
            {editable && (
              <Table.Td ta="right" data-label={t('holidays.removeAction')}>
                <ActionIcon variant="subtle" color="gray" aria-label={t('holidays.remove', { name })} onClick={() => void remove(id, name)}>
                  <TbTrash size={16} aria-hidden />
                </ActionIcon>
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Days on which the clinic, or one person, takes no bookings. */
export function Holidays() {
  const t = useBookingTexts()
  const { data, error, refetch } = useQuery(holidaysQuery())
  const [opened, panel] = useDisclosure(false)
  const editable = useMay('schedule.write')
  const done = () => {
    toast.success(t('holidays.added'))
    panel.close()
  }
  const add = editable && (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={panel.open}>
      {t('holidays.add')}
    </Button>
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Stack gap="md">
      {data.length === 0 ? (
        <EmptyState title={t('holidays.empty')} action={add}>
          {t('holidays.emptyHelp')}
        </EmptyState>
      ) : (
        <>
          <Group justify="flex-end">{add}</Group>
          <Rows />
        </>
      )}
      <SidePanel opened={opened} onClose={panel.close} title={t('holidays.add')}>
        <HolidayForm onDone={done} />
      </SidePanel>
    </Stack>
  )
}
