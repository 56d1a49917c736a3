import type { Schema } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, Divider, EmptyState, MoneyText, Page, SidePanel, Stack, StatusBadge, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { usePosTranslation } from '../../texts'
import { ProductForm } from './product-form'
import { productsKey, productsQuery } from './products.api'
import { StockForm } from './stock-form'

/** Stock up to this number is marked as low. */
const LOW_STOCK = 3

function Stock({ count }: { count: number }) {
  const t = usePosTranslation()
  const { formatNumber } = useFormatters()
  if (count > LOW_STOCK) return <span className="clinic-number">{formatNumber(count)}</span>
  return (
    <StatusBadge tone={count > 0 ? 'warning' : 'danger'}>{count > 0 ? t('products.low', { count }) : t('catalog.noStock')}</StatusBadge>
  )
}

function useColumns(): Column<Schema['ProductOut']>[] {
  const t = usePosTranslation()
  return [
    { key: 'name', title: t('common.name'), sortKey: 'name', cell: (row) => row.name },
    { key: 'code', title: t('products.code'), cell: (row) => row.code },
    { key: 'ean', title: t('products.ean'), cell: (row) => row.ean },
    { key: 'vat', title: t('products.vat'), isNumeric: true, cell: (row) => `${row.tax / 100} %` },
    { key: 'stock', title: t('products.stock'), isNumeric: true, sortKey: 'stock', cell: (row) => <Stock count={row.stock} /> },
    {
      key: 'price',
      title: t('products.price'),
      isNumeric: true,
      sortKey: 'selling_price',
      cell: (row) => <MoneyText minor={row.selling_price} />,
    },
  ]
}

export function ProductsScreen() {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const list = useListState<'name' | 'stock' | 'selling_price'>({ sort: 'name' })
  const query = useQuery(productsQuery(list.query))
  const [opened, setOpened] = useState<Schema['ProductOut'] | 'new' | null>(null)
  const mayWrite = useHasPermission('product.write')
  const handleSaved = async () => {
    toast.success(t(opened === 'new' ? 'products.added' : 'products.saved'))
    setOpened(null)
    await queries.invalidateQueries({ queryKey: productsKey })
  }
  const addButton = mayWrite ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setOpened('new')}>
      {t('products.add')}
    </Button>
  ) : undefined
  return (
    <Page title={t('products.title')} action={addButton}>
      <ListToolbar list={list} views="products" searchLabel={t('products.search')} />
      <DataTable
        label={t('products.title')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={mayWrite ? setOpened : undefined}
        emptyState={
          <EmptyState title={t('products.empty')} action={addButton}>
            {t('products.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened !== null} onClose={() => setOpened(null)} title={t(opened === 'new' ? 'products.add' : 'products.edit')}>
        {opened === 'new' && <ProductForm onDone={() => void handleSaved()} />}
        {opened && opened !== 'new' && (
          <Stack gap="xl" key={opened.id}>
            <ProductForm product={opened} onDone={() => void handleSaved()} />
            <Divider />
            <StockForm product={opened} onDone={() => void handleSaved()} />
          </Stack>
        )}
      </SidePanel>
    </Page>
  )
}
