import { useAction } from '@clinic/kit/components'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import {
  ActionIcon,
  Button,
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
import { useQuery } from '@tanstack/react-query'
import { TbPlus, TbTrash } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import { bookingsKey } from '../calendar/calendar.api'
import { practitionersQuery } from '../catalogue/catalogue.api'
import { HolidayForm } from './holiday-form'
import { deleteHoliday, holidaysQuery, settingsKey } from './settings.api'

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

function Rows() {
  const t = useBookingTranslation()
  const { formatDate } = useFormatters()
  const editable = useHasPermission('schedule.write')
  const { data = [] } = useQuery(holidaysQuery())
  const { data: practitioners = [] } = useQuery(practitionersQuery())
  const { run: remove } = useRemove()
  const formatAppliesTo = (id: string | null) =>
    id ? (practitioners.find((practitioner) => practitioner.id === id)?.name ?? '') : t('holidays.clinic')
  return (
    <Table className="clinic-table" aria-label={t('settings.holidays')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('common.name')}</Table.Th>
          <Table.Th>{t('holidays.days')}</Table.Th>
          <Table.Th>{t('holidays.appliesTo')}</Table.Th>
          {editable && <Table.Td />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data.map(({ id, name, starts_on, ends_on, practitioner_id }) => (
          <Table.Tr key={id}>
            <Table.Td data-label={t('common.name')}>{name}</Table.Td>
            <Table.Td data-label={t('holidays.days')} className="clinic-number">
              {starts_on === ends_on ? formatDate(starts_on) : `${formatDate(starts_on)} – ${formatDate(ends_on)}`}
            </Table.Td>
            <Table.Td data-label={t('holidays.appliesTo')}>{formatAppliesTo(practitioner_id)}</Table.Td>
            {editable && (
              <Table.Td ta="right" data-label={t('holidays.removeAction')}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('common.removeName', { name })}
                  onClick={() => void remove({ id, name })}
                >
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

/** List of days off of the clinic and of practitioners. */
export function Holidays() {
  const t = useBookingTranslation()
  const { data, error, refetch } = useQuery(holidaysQuery())
  const [opened, panel] = useDisclosure(false)
  const editable = useHasPermission('schedule.write')
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
