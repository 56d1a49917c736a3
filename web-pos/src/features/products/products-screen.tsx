import type { Schema } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  ListToolbar,
  MoneyText,
  Page,
  SidePanel,
  StatusBadge,
  toast,
  useList,
} from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { usePosTexts } from '../../texts'
import { ProductForm } from './product-form'
import { productsKey, productsQuery } from './products.api'

/** Where the shelf should be filled soon. */
const LOW = 3

function Stock({ count }: { count: number }) {
  const t = usePosTexts()
  const { number } = useRegion()
  if (count > LOW) return <span className="clinic-number">{number(count)}</span>
  return <StatusBadge tone={count > 0 ? 'waiting' : 'bad'}>{count > 0 ? t('products.low', { count }) : t('adder.noStock')}</StatusBadge>
}

function useColumns(): Column<Schema['ProductOut']>[] {
  const t = usePosTexts()
  return [
    { key: 'name', title: t('products.name'), sort: 'name', cell: (row) => row.name },
    { key: 'code', title: t('products.code'), cell: (row) => row.code },
    { key: 'ean', title: t('products.ean'), cell: (row) => row.ean },
    { key: 'vat', title: t('products.vat'), numeric: true, cell: (row) => `${row.tax / 100} %` },
    { key: 'stock', title: t('products.stock'), numeric: true, sort: 'stock', cell: (row) => <Stock count={row.stock} /> },
    {
      key: 'price',
      title: t('products.price'),
      numeric: true,
      sort: 'selling_price',
      cell: (row) => <MoneyText minor={row.selling_price} />,
    },
  ]
}

/** What the clinic sells over the counter. */
export function ProductsScreen() {
  const t = usePosTexts()
  const queries = useQueryClient()
  const list = useList<'name' | 'stock' | 'selling_price'>({ sort: 'name' })
  const query = useQuery(productsQuery(list.query))
  const [opened, open] = useState<Schema['ProductOut'] | 'new' | null>(null)
  const may = useMay('product.write')
  const done = async () => {
    toast.success(t(opened === 'new' ? 'products.added' : 'products.saved'))
    open(null)
    await queries.invalidateQueries({ queryKey: productsKey })
  }
  const add = may ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => open('new')}>
      {t('products.add')}
    </Button>
  ) : undefined
  return (
    <Page title={t('products.title')} action={add}>
      <ListToolbar list={list} searchLabel={t('products.search')} />
      <DataTable
        label={t('products.title')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={may ? open : undefined}
        empty={
          <EmptyState title={t('products.empty')} action={add}>
            {t('products.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened !== null} onClose={() => open(null)} title={t(opened === 'new' ? 'products.add' : 'products.edit')}>
        {opened && (
          <ProductForm
            key={opened === 'new' ? 'new' : opened.id}
            product={opened === 'new' ? undefined : opened}
            onDone={() => void done()}
          />
        )}
      </SidePanel>
    </Page>
  )
}
