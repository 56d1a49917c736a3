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
  toast,
  useDisclosure,
  useList,
} from '@clinic/kit/ui'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePosTexts } from '../../texts'
import { ProductForm } from './product-form'
import { productsKey, productsQuery } from './products.api'

function useColumns(): Column<Schema['ProductOut']>[] {
  const t = usePosTexts()
  const { number } = useRegion()
  return [
    { key: 'name', title: t('products.name'), sort: 'name', cell: (row) => row.name },
    { key: 'code', title: t('products.code'), cell: (row) => row.code },
    { key: 'ean', title: t('products.ean'), cell: (row) => row.ean },
    { key: 'vat', title: t('products.vat'), numeric: true, cell: (row) => `${row.tax / 100} %` },
    { key: 'stock', title: t('products.stock'), numeric: true, sort: 'stock', cell: (row) => number(row.stock) },
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
  const [opened, panel] = useDisclosure(false)
  const done = async () => {
    toast.success(t('products.added'))
    panel.close()
    await queries.invalidateQueries({ queryKey: productsKey })
  }
  const add = useMay('product.write') ? (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={panel.open}>
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
        empty={
          <EmptyState title={t('products.empty')} action={add}>
            {t('products.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened} onClose={panel.close} title={t('products.add')}>
        <ProductForm onDone={done} />
      </SidePanel>
    </Page>
  )
}
