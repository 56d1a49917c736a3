import { MessageStateBadge, useAction } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Anchor, Button, DateTimeText, EmptyState, Page, Select, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getHelp } from '../../help'
import { useBookingTranslation } from '../../texts/index'
import { isUndelivered, useMessageSelection } from './message-selection'
import { FILTERS, type Filter, type Message, resend, type Sort, sentMessagesKey, sentMessagesQuery } from './sent-messages.api'

function Resend({ message }: { message: Message }) {
  const t = useBookingTranslation()
  const { run, isRunning } = useAction({ send: resend, successMessage: t('sentMessages.resent'), refresh: [sentMessagesKey] })
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isRunning}
      aria-label={t('sentMessages.resendTo', { to: message.to })}
      onClick={() => void run(message)}
    >
      {t('sentMessages.resend')}
    </Button>
  )
}

function MessageCell({ message }: { message: Message }) {
  const t = useBookingTranslation()
  return (
    <Text size="sm" component="span" lineClamp={2}>
      {message.type === 'code' ? t('sentMessages.code') : message.subject || message.text}
    </Text>
  )
}

function StatusCell({ message }: { message: Message }) {
  return (
    <Stack gap={2} align="flex-start">
      <MessageStateBadge state={message.state} />
      {message.error_text && (
        <Text size="sm" c="dimmed">
          {message.error_text}
        </Text>
      )}
    </Stack>
  )
}

function useColumns(): Column<Message>[] {
  const t = useBookingTranslation()
  const canResend = useHasPermission('delivery.write')
  const to = (row: Message) =>
    row.client_id ? (
      <Anchor component={Link} to={paths.client(row.client_id)} inherit>
        {row.to}
      </Anchor>
    ) : (
      row.to
    )
  return [
    { key: 'to', title: t('sentMessages.recipient'), sortKey: 'to', cell: to },
    {
      key: 'channel',
      title: t('sentMessages.channel'),
      cell: (row) => <span className="clinic-nowrap">{t(`sentMessages.${row.channel}`)}</span>,
    },
    { key: 'message', title: t('sentMessages.message'), cell: (row) => <MessageCell message={row} /> },
    {
      key: 'created_at',
      title: t('sentMessages.created_at'),
      sortKey: 'created_at',
      cell: (row) => <DateTimeText value={row.created_at} />,
    },
    { key: 'state', title: t('common.status'), cell: (row) => <StatusCell message={row} /> },
    { key: 'resend', title: t('sentMessages.resend'), cell: (row) => (canResend && isUndelivered(row) ? <Resend message={row} /> : null) },
  ]
}

/** List of sent SMS and e-mails with their status; undelivered ones can be sent again. */
export function SentMessagesScreen() {
  const t = useBookingTranslation()
  const list = useListState<Sort>({ sort: 'created_at', order: 'desc', filter: 'all' })
  const query = useQuery(sentMessagesQuery(list.query, list.filter as Filter))
  return (
    <Page title={t('sentMessages.title')} help={getHelp('sentMessages')}>
      <ListToolbar list={list} views="messages" searchLabel={t('sentMessages.search')}>
        <Select
          aria-label={t('common.status')}
          w={200}
          allowDeselect={false}
          data={FILTERS.map((value) => ({ value, label: t(`sentMessages.filter.${value}`) }))}
          value={list.filter}
          onChange={(filter) => list.setParams({ filter: filter ?? undefined })}
        />
      </ListToolbar>
      <DataTable
        label={t('sentMessages.title')}
        columns={useColumns()}
        list={list}
        query={query}
        selection={useMessageSelection()}
        emptyState={<EmptyState title={t('sentMessages.empty')}>{t('sentMessages.emptyHelp')}</EmptyState>}
      />
    </Page>
  )
}
