import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import { Button, type Column, DataTable, DateTimeText, EmptyState, ListToolbar, MoneyText, Page, Select, useList } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { Link } from 'react-router'
import { usePosTexts } from '../../texts'
import { type ReceiptRow, receiptsQuery, type Wanted } from './receipts.api'
import { ReceiptState, states, useWay } from './state'
import { useLiveSales } from './use-live'

export const nameOf = (receipt: Pick<ReceiptRow, 'number' | 'kind'>, t: ReturnType<typeof usePosTexts>) => {
  const number = receipt.number ?? '–'
  return receipt.kind === 'refund' ? t('receipts.refundNumber', { number }) : t('receipts.saleNumber', { number })
}

function useColumns(): Column<Schema['ReceiptRow']>[] {
  const t = usePosTexts()
  const way = useWay()
  return [
    { key: 'number', title: t('receipts.number'), cell: (row) => nameOf(row, t) },
    { key: 'time', title: t('receipts.time'), sort: 'created_at', cell: (row) => <DateTimeText value={row.created_at} /> },
    { key: 'client', title: t('receipts.client'), cell: (row) => row.client_name || t('client.walkIn') },
    { key: 'ways', title: t('receipts.ways'), cell: (row) => row.ways.map(way).join(', ') },
    { key: 'state', title: t('receipts.state'), cell: (row) => <ReceiptState receipt={row} /> },
    {
      key: 'total',
      title: t('receipts.total'),
      numeric: true,
      cell: (row) => <MoneyText minor={row.kind === 'refund' ? -row.payable : row.payable} />,
    },
  ]
}

/** What has been sold and paid back, as it happens. */
export function ReceiptsScreen() {
  const t = usePosTexts()
  const list = useList({ sort: 'created_at', order: 'desc' })
  useLiveSales()
  const { page, per_page, search, order } = list.query
  const query = useQuery(receiptsQuery({ page, per_page, search, order, state: list.filter as Wanted['state'] }))
  const choices = ['in_progress', 'failed', ...states].map((value) => ({ value, label: t(`state.${value as (typeof states)[number]}`) }))
  const sell = useMay('sale.write') ? (
    <Button component={Link} to="/point-of-sale/payment" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('receipts.sell')}
    </Button>
  ) : undefined
  return (
    <Page title={t('receipts.title')} action={sell}>
      <ListToolbar list={list} searchLabel={t('receipts.search')}>
        <Select
          aria-label={t('receipts.state')}
          placeholder={t('receipts.all')}
          clearable
          clearButtonProps={{ 'aria-label': t('receipts.all') }}
          data={choices}
          value={list.filter || null}
          onChange={(filter) => list.set({ filter: filter ?? undefined })}
        />
      </ListToolbar>
      <DataTable
        label={t('receipts.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/receipt/${row.id}/detail`}
        empty={
          <EmptyState title={t('receipts.empty')} action={sell}>
            {t('receipts.emptyHelp')}
          </EmptyState>
        }
      />
    </Page>
  )
}
