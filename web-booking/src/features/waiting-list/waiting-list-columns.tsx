import { useAction } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { formatTimeOfDay, useFormatters, useLanguage } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import type { Column } from '@clinic/kit/table'
import { ActionIcon, Anchor, DateTimeText, Stack, StatusBadge, Text } from '@clinic/kit/ui'
import { TbTrash } from 'react-icons/tb'
import { Link } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { getWeekdayName } from '../../weekdays'
import { removeFromWaitingList, type WaitingListEntry, waitingListKey } from './waiting-list.api'

const entryTones = { waiting: 'warning', booked: 'success', left: 'neutral', removed: 'neutral', expired: 'neutral' } as const
const DAYS_OF_WEEK = 7

function TimesCell({ entry }: { entry: WaitingListEntry }) {
  const t = useBookingTranslation()
  const language = useLanguage()
  const { formatDate, localeSettings } = useFormatters()
  const time = (value: string) => formatTimeOfDay(value, localeSettings.isTwelveHour)
  const days =
    entry.weekdays.length === DAYS_OF_WEEK
      ? t('waitingList.every')
      : entry.weekdays.map((weekday) => getWeekdayName(weekday, language, 'short')).join(', ')
  const hours = t('waitingList.hours', { from: time(entry.from_time ?? '00:00'), to: time(entry.to_time ?? '24:00') })
  return (
    <Stack gap={2}>
      <span>{`${days}, ${hours}`}</span>
      <Text size="sm" c="dimmed">
        {t('waitingList.until', { day: formatDate(entry.to_day) })}
      </Text>
    </Stack>
  )
}

function OffersCell({ entry }: { entry: WaitingListEntry }) {
  const t = useBookingTranslation()
  const { formatDateTime } = useFormatters()
  return (
    <Stack gap={4}>
      {entry.offers.map((offer) => (
        <Text key={offer.id} size="sm" component="span">
          {t('waitingList.offer', { time: formatDateTime(offer.start_at), name: offer.practitioner_name })}:{' '}
          {t(`waitingList.offerState.${offer.state}`)}
          {offer.state === 'open' && ` · ${t('waitingList.answerBy', { time: formatDateTime(offer.expires_at) })}`}
        </Text>
      ))}
    </Stack>
  )
}

function RemoveButton({ entry }: { entry: WaitingListEntry }) {
  const t = useBookingTranslation()
  const { run } = useAction({
    send: () => removeFromWaitingList(entry),
    confirmation: {
      title: t('waitingList.remove'),
      body: t('waitingList.removeBody', { name: entry.client_name, service: entry.service_name }),
      confirmLabel: t('waitingList.remove'),
      isDestructive: true,
    },
    successMessage: t('waitingList.removed'),
    refresh: [waitingListKey],
  })
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={t('common.removeName', { name: entry.client_name })} onClick={() => void run()}>
      <TbTrash size={16} aria-hidden />
    </ActionIcon>
  )
}

/** The columns of the waiting list. */
export function useWaitingListColumns(): Column<WaitingListEntry>[] {
  const t = useBookingTranslation()
  const canWrite = useHasPermission('booking.write')
  const client = (entry: WaitingListEntry) => (
    <Stack gap={2}>
      <Anchor component={Link} to={paths.client(entry.client_id)} inherit>
        {entry.client_name}
      </Anchor>
      {entry.note && (
        <Text size="sm" c="dimmed">
          {entry.note}
        </Text>
      )}
    </Stack>
  )
  const service = (entry: WaitingListEntry) => `${entry.service_name} · ${entry.practitioner_name ?? t('waitingList.anyone')}`
  return [
    { key: 'client', title: t('common.client'), cell: client },
    { key: 'service', title: t('waitingList.service'), cell: service },
    { key: 'times', title: t('waitingList.times'), sortKey: 'to_day', cell: (entry) => <TimesCell entry={entry} /> },
    {
      key: 'created_at',
      title: t('waitingList.since'),
      sortKey: 'created_at',
      cell: (entry) => <DateTimeText value={entry.created_at} />,
    },
    {
      key: 'state',
      title: t('common.status'),
      cell: ({ state }) => <StatusBadge tone={entryTones[state]}>{t(`waitingList.filter.${state}`)}</StatusBadge>,
    },
    { key: 'offers', title: t('waitingList.offers'), cell: (entry) => <OffersCell entry={entry} /> },
    {
      key: 'remove',
      title: '',
      isNumeric: true,
      cell: (entry) => (canWrite && entry.state === 'waiting' ? <RemoveButton entry={entry} /> : null),
    },
  ]
}
