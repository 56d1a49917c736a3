import { EntityPicker, optionQuery, useAction } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, type ListState, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, EmptyState, Group, MoneyText, Page, StatusBadge } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbFileImport, TbPlus } from 'react-icons/tb'
import { Link, useSearchParams } from 'react-router'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { ProductPanel } from './product-panel'
import { useProductSelection } from './product-selection'
import { categorySource, type Product, type ProductFilter, productsKey, productsQuery, restoreProduct } from './products.api'

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

function RestoreButton({ product }: { product: Product }) {
  const t = usePosTranslation()
  const { run, isRunning } = useAction({ send: restoreProduct, successMessage: t('products.restored'), refresh: [productsKey] })
  return (
    <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void run(product)}>
      {t('products.restore')}
    </Button>
  )
}

/** The link to the import of products, for those who may import. */
function ImportLink() {
  const t = usePosTranslation()
  if (!useHasPermission('data.import.write')) return null
  return (
    <Button
      component={Link}
      to={paths.importData({ kind: 'products' })}
      variant="default"
      leftSection={<TbFileImport size={16} aria-hidden />}
    >
      {t('products.import')}
    </Button>
  )
}

function useColumns(canRestore: boolean): Column<Product>[] {
  const t = usePosTranslation()
  const restoreColumn: Column<Product> = { key: 'restore', title: t('products.restore'), cell: (row) => <RestoreButton product={row} /> }
  const columns: Column<Product>[] = [
    { key: 'name', title: t('common.name'), sortKey: 'name', cell: (row) => row.name },
    { key: 'category', title: t('products.category'), cell: (row) => row.category_name },
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
  return canRestore ? [...columns, restoreColumn] : columns
}

function CategoryFilter({ list, categoryId }: { list: ListState; categoryId: string | undefined }) {
  const t = usePosTranslation()
  const { data } = useQuery(optionQuery(categorySource, categoryId ?? ''))
  return (
    <EntityPicker
      source={categorySource}
      aria-label={t('products.category')}
      placeholder={t('products.category')}
      emptyMessage={t('products.noCategories')}
      value={categoryId ? (data ?? { id: categoryId, label: '…' }) : null}
      onChange={(option) => list.setParams({ category: option?.id })}
    />
  )
}

/** The products of the clinic by category, and those that were removed. */
export function ProductsScreen() {
  const t = usePosTranslation()
  const list = useListState<'name' | 'stock' | 'selling_price'>({ sort: 'name', filter: 'in_use' })
  const [params] = useSearchParams()
  const categoryId = params.get('category') ?? undefined
  const query = useQuery(productsQuery({ ...list.query, filter: list.filter as ProductFilter, category_id: categoryId }))
  const [opened, setOpened] = useState<Product | 'new' | null>(null)
  const mayWrite = useHasPermission('product.write')
  const isRemoved = list.filter === 'removed'
  const { selection, dialog } = useProductSelection(isRemoved)
  const addButton = mayWrite ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setOpened('new')}>
      {t('products.add')}
    </Button>
  ) : undefined
  const actions = mayWrite && (
    <Group gap="xs">
      <ImportLink />
      <Button component={Link} to="/point-of-sale/products/category" variant="default">
        {t('productCategories.title')}
      </Button>
      {addButton}
    </Group>
  )
  const filters = (['in_use', 'low', 'removed'] as const).map((value) => ({
    value,
    label: t(value === 'low' ? 'products.low_stock' : `products.${value}`),
  }))
  return (
    <Page title={t('products.title')} action={actions} help={getHelp('products')}>
      <ListToolbar list={list} views="products" searchLabel={t('products.search')} filters={filters}>
        <CategoryFilter list={list} categoryId={categoryId} />
      </ListToolbar>
      <DataTable
        label={t('products.title')}
        columns={useColumns(mayWrite && isRemoved)}
        list={{ ...list, isFiltered: list.isFiltered || categoryId !== undefined }}
        query={query}
        selection={selection}
        onOpen={mayWrite && !isRemoved ? setOpened : undefined}
        emptyState={
          <EmptyState title={t('products.empty')} action={addButton}>
            {t('products.emptyHelp')}
          </EmptyState>
        }
      />
      {dialog}
      <ProductPanel opened={opened} onClose={() => setOpened(null)} />
    </Page>
  )
}
