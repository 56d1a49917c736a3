import type { Schema } from '@clinic/kit/api'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateTimeText, EmptyState, MoneyText, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { Link } from 'react-router'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { ReceiptFilters, useReceiptFilters } from './receipt-filters'
import { ReceiptStatus, usePaymentMethodLabel } from './receipt-status'
import { type ReceiptFilters as Filters, type ReceiptSort, type ReceiptSummary, receiptsQuery } from './receipts.api'
import { useLiveSales } from './use-live-sales'

export const receiptTitle = (receipt: Pick<ReceiptSummary, 'number' | 'type'>, t: ReturnType<typeof usePosTranslation>) => {
  const number = receipt.number ?? '–'
  return receipt.type === 'refund' ? t('receipts.refundNumber', { number }) : t('receipts.saleNumber', { number })
}

function useColumns(): Column<Schema['ReceiptSummary']>[] {
  const t = usePosTranslation()
  const methodLabel = usePaymentMethodLabel()
  return [
    { key: 'number', title: t('receipts.number'), sortKey: 'number', cell: (row) => receiptTitle(row, t) },
    { key: 'time', title: t('common.time'), sortKey: 'created_at', cell: (row) => <DateTimeText value={row.created_at} /> },
    { key: 'client', title: t('common.client'), cell: (row) => row.client_name || t('client.walkIn') },
    { key: 'payment_methods', title: t('receipts.methods'), cell: (row) => row.payment_methods.map(methodLabel).join(', ') },
    { key: 'status', title: t('common.status'), cell: (row) => <ReceiptStatus receipt={row} /> },
    {
      key: 'total',
      title: t('receipts.total'),
      isNumeric: true,
      sortKey: 'total',
      cell: (row) => <MoneyText minor={row.type === 'refund' ? -row.amount_due : row.amount_due} />,
    },
  ]
}

/** The list of sales and refunds, updated live. */
export function ReceiptsScreen() {
  const t = usePosTranslation()
  const list = useListState<ReceiptSort>({ sort: 'created_at', order: 'desc' })
  useLiveSales()
  const { count, ...filters } = useReceiptFilters()
  const query = useQuery(receiptsQuery({ ...list.query, status: list.filter as Filters['status'], ...filters }))
  const newSaleButton = useHasPermission('sale.write') ? (
    <Button component={Link} to="/point-of-sale/payment" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('receipts.sell')}
    </Button>
  ) : undefined
  return (
    <Page title={t('receipts.title')} action={newSaleButton} help={getHelp('receipts')}>
      <ListToolbar list={list} views="receipts" searchLabel={t('receipts.search')} filterCount={count + (list.filter ? 1 : 0)}>
        <ReceiptFilters list={list} filters={filters} />
      </ListToolbar>
      <DataTable
        label={t('receipts.title')}
        columns={useColumns()}
        list={{ ...list, isFiltered: list.isFiltered || count > 0 }}
        query={query}
        href={(row) => `/point-of-sale/receipt/${row.id}/detail`}
        emptyState={
          <EmptyState title={t('receipts.empty')} action={newSaleButton}>
            {t('receipts.emptyHelp')}
          </EmptyState>
        }
      />
    </Page>
  )
}
