import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateTimeText, EmptyState, Page, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { type DeliverySort, deliveriesKey, deliveriesQuery, resendDelivery } from './failed-deliveries.api'

function ResendButton({ row }: { row: Schema['DeliveryOut'] }) {
  const t = useShellTranslation()
  const { run, isRunning } = useAction({ send: resendDelivery, successMessage: t('deliveries.resent'), refresh: [deliveriesKey] })
  return (
    <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void run(row)}>
      {t('deliveries.resend')}
    </Button>
  )
}

function useColumns(): Column<Schema['DeliveryOut']>[] {
  const t = useShellTranslation()
  const canResend = useHasPermission('delivery.write')
  return [
    { key: 'event', title: t('deliveries.event'), sortKey: 'event', cell: (row) => row.event },
    { key: 'subscriber', title: t('deliveries.recipient'), sortKey: 'subscriber', cell: (row) => row.subscriber },
    {
      key: 'occurredAt',
      title: t('common.time'),
      sortKey: 'occurred_at',
      cell: (row) => <DateTimeText value={row.occurred_at} />,
    },
    { key: 'attempts', title: t('deliveries.attempts'), isNumeric: true, cell: (row) => row.attempts },
    {
      key: 'error',
      title: t('deliveries.error'),
      cell: (row) => (
        <Text size="sm" lineClamp={2}>
          {row.last_error}
        </Text>
      ),
    },
    { key: 'resend', title: t('deliveries.resend'), cell: (row) => (canResend ? <ResendButton row={row} /> : null) },
  ]
}

/** The event deliveries that failed after all attempts, which can be sent again. */
export function FailedDeliveriesScreen() {
  const t = useShellTranslation()
  const list = useListState<DeliverySort>({ sort: 'occurred_at', order: 'desc' })
  const query = useQuery(deliveriesQuery(list.query))
  return (
    <Page title={t('deliveries.title')} help={getHelp('deliveries')}>
      <ListToolbar list={list} searchLabel={t('deliveries.search')} />
      <DataTable
        label={t('deliveries.title')}
        columns={useColumns()}
        list={list}
        query={query}
        emptyState={<EmptyState title={t('deliveries.empty')}>{t('deliveries.emptyHelp')}</EmptyState>}
      />
    </Page>
  )
}
