import { ApiError, type Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import { Button, type Column, DataTable, DateTimeText, EmptyState, Page, Text, toast, useList } from '@clinic/kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShellTexts } from '../../texts'
import { deliveriesKey, deliveriesQuery, resend } from './deliveries.api'

function Resend({ row }: { row: Schema['DeliveryOut'] }) {
  const t = useShellTexts()
  const queries = useQueryClient()
  const again = useMutation({
    mutationFn: resend,
    onSuccess: async () => {
      toast.success(t('deliveries.sent'))
      await queries.invalidateQueries({ queryKey: deliveriesKey })
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('tryAgain')),
  })
  return (
    <Button size="compact-sm" variant="default" loading={again.isPending} onClick={() => again.mutate(row)}>
      {t('deliveries.again')}
    </Button>
  )
}

function useColumns(): Column<Schema['DeliveryOut']>[] {
  const t = useShellTexts()
  const mayResend = useMay('delivery.write')
  return [
    { key: 'event', title: t('deliveries.what'), cell: (row) => row.event },
    { key: 'listener', title: t('deliveries.whom'), cell: (row) => row.listener },
    { key: 'at', title: t('deliveries.when'), sort: 'occurred_at', cell: (row) => <DateTimeText value={row.occurred_at} /> },
    { key: 'tries', title: t('deliveries.tries'), numeric: true, cell: (row) => row.attempts },
    {
      key: 'error',
      title: t('deliveries.error'),
      cell: (row) => (
        <Text size="sm" lineClamp={2}>
          {row.last_error}
        </Text>
      ),
    },
    { key: 'again', title: t('deliveries.again'), cell: (row) => (mayResend ? <Resend row={row} /> : null) },
  ]
}

/** Messages and other deliveries that failed for good, and the button that sends them again. */
export function DeliveriesScreen() {
  const t = useShellTexts()
  const list = useList({ sort: 'occurred_at', order: 'desc' })
  const query = useQuery(deliveriesQuery(list.query))
  return (
    <Page title={t('deliveries.title')}>
      <DataTable
        label={t('deliveries.title')}
        columns={useColumns()}
        list={list}
        query={query}
        empty={<EmptyState title={t('deliveries.empty')}>{t('deliveries.emptyHelp')}</EmptyState>}
      />
    </Page>
  )
}
