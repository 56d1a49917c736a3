import { ApiError } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import {
  Anchor,
  Button,
  type Column,
  DataTable,
  DateTimeText,
  EmptyState,
  ListToolbar,
  Page,
  Select,
  Stack,
  StatusBadge,
  Text,
  type Tone,
  toast,
  useList,
} from '@clinic/kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBookingTexts } from '../../texts'
import { type Filter, filters, type Message, outboxKey, outboxQuery, resend } from './outbox.api'

const tones: Record<Message['state'], Tone> = {
  queued: 'waiting',
  withdrawn: 'quiet',
  sending: 'waiting',
  unknown: 'bad',
  sent: 'good',
  failed: 'bad',
  delivered: 'good',
}

function Resend({ message }: { message: Message }) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  const again = useMutation({
    mutationFn: resend,
    onSuccess: () => toast.success(t('outbox.resent')),
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('form.failed')),
    onSettled: () => queries.invalidateQueries({ queryKey: outboxKey }),
  })
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={again.isPending}
      aria-label={t('outbox.resendTo', { to: message.to })}
      onClick={() => again.mutate(message)}
    >
      {t('outbox.resend')}
    </Button>
  )
}

function What({ message }: { message: Message }) {
  const t = useBookingTexts()
  return (
    <Text size="sm" component="span" lineClamp={2}>
      {message.kind === 'code' ? t('outbox.code') : message.subject || message.text}
    </Text>
  )
}

function State({ message }: { message: Message }) {
  const t = useBookingTexts()
  return (
    <Stack gap={2} align="flex-start">
      <StatusBadge tone={tones[message.state]}>{t(`outbox.state.${message.state}`)}</StatusBadge>
      {message.error_text && (
        <Text size="sm" c="dimmed">
          {message.error_text}
        </Text>
      )}
    </Stack>
  )
}

function useColumns(): Column<Message>[] {
  const t = useBookingTexts()
  const mayResend = useMay('delivery.write')
  const again = ({ state, kind }: Message) => mayResend && kind !== 'code' && (state === 'failed' || state === 'unknown')
  const to = (row: Message) =>
    row.client_id ? (
      <Anchor component={Link} to={`/clients/${row.client_id}`} inherit>
        {row.to}
      </Anchor>
    ) : (
      row.to
    )
  return [
    { key: 'to', title: t('outbox.to'), cell: to },
    { key: 'channel', title: t('outbox.channel'), cell: (row) => t(`outbox.${row.channel}`) },
    { key: 'what', title: t('outbox.what'), cell: (row) => <What message={row} /> },
    { key: 'when', title: t('outbox.when'), sort: 'created_at', cell: (row) => <DateTimeText value={row.created_at} /> },
    { key: 'state', title: t('outbox.became'), cell: (row) => <State message={row} /> },
    { key: 'again', title: t('outbox.resend'), cell: (row) => (again(row) ? <Resend message={row} /> : null) },
  ]
}

/** Each SMS and mail that the clinic has sent, what became of it, and the button that sends again what did not arrive. */
export function OutboxScreen() {
  const t = useBookingTexts()
  const list = useList({ sort: 'created_at', order: 'desc', filter: 'all' })
  const query = useQuery(outboxQuery(list.query, list.filter as Filter))
  return (
    <Page title={t('outbox.title')}>
      <ListToolbar list={list} searchLabel={t('outbox.search')}>
        <Select
          aria-label={t('outbox.became')}
          w={200}
          allowDeselect={false}
          data={filters.map((value) => ({ value, label: t(`outbox.filter.${value}`) }))}
          value={list.filter}
          onChange={(filter) => list.set({ filter: filter ?? undefined })}
        />
      </ListToolbar>
      <DataTable
        label={t('outbox.title')}
        columns={useColumns()}
        list={list}
        query={query}
        empty={<EmptyState title={t('outbox.empty')}>{t('outbox.emptyHelp')}</EmptyState>}
      />
    </Page>
  )
}
