import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Anchor, Button, Divider, EmptyState, Page, SidePanel, Stack, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { Link } from 'react-router'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { CategoryForm } from './category-form'
import { categoriesQuery, type ProductCategory, productsKey, removeCategory } from './products.api'

function useColumns(): Column<ProductCategory>[] {
  const t = usePosTranslation()
  return [
    { key: 'name', title: t('common.name'), sortKey: 'name', cell: (row) => row.name },
    {
      key: 'products',
      title: t('products.title'),
      isNumeric: true,
      cell: (row) => (
        <Anchor component={Link} to={`/point-of-sale/products/products-library?category=${row.id}`}>
          {row.product_count}
        </Anchor>
      ),
    },
  ]
}

function RemoveButton({ category, onDone }: { category: ProductCategory; onDone: () => void }) {
  const t = usePosTranslation()
  const { run, isRunning } = useAction({
    send: () => removeCategory(category),
    confirmation: {
      title: t('productCategories.removeTitle'),
      body: t('productCategories.removeBody', { name: category.name }),
      confirmLabel: t('productCategories.remove'),
      isDestructive: true,
    },
    successMessage: t('productCategories.isRemoved'),
    refresh: [productsKey],
    onSuccess: onDone,
  })
  return (
    <Button variant="subtle" color="red" w="max-content" ml={-14} loading={isRunning} onClick={() => void run()}>
      {t('productCategories.remove')}
    </Button>
  )
}

function CategoryPanel({ opened, onClose }: { opened: ProductCategory | 'new' | null; onClose: () => void }) {
  const t = usePosTranslation()
  const queries = useQueryClient()
  const category = opened === 'new' || opened === null ? undefined : opened
  const handleSaved = async () => {
    toast.success(t(category ? 'productCategories.saved' : 'productCategories.added'))
    onClose()
    await queries.invalidateQueries({ queryKey: productsKey })
  }
  return (
    <SidePanel opened={opened !== null} onClose={onClose} title={t(category ? 'productCategories.edit' : 'productCategories.add')}>
      {opened && (
        <Stack gap="xl" key={category?.id ?? 'new'}>
          <CategoryForm category={category} onDone={() => void handleSaved()} />
          {category && <Divider />}
          {category && <RemoveButton category={category} onDone={onClose} />}
        </Stack>
      )}
    </SidePanel>
  )
}

/** The categories of products (POS-010). */
export function CategoriesScreen() {
  const t = usePosTranslation()
  const list = useListState<'name'>({ sort: 'name' })
  const query = useQuery(categoriesQuery(list.query))
  const [opened, setOpened] = useState<ProductCategory | 'new' | null>(null)
  const mayWrite = useHasPermission('product.write')
  const addButton = mayWrite ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setOpened('new')}>
      {t('productCategories.add')}
    </Button>
  ) : undefined
  return (
    <Page title={t('productCategories.title')} action={addButton} help={getHelp('productCategories')}>
      <ListToolbar list={list} searchLabel={t('productCategories.search')} />
      <DataTable
        label={t('productCategories.title')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={mayWrite ? setOpened : undefined}
        emptyState={
          <EmptyState title={t('productCategories.empty')} action={addButton}>
            {t('productCategories.emptyHelp')}
          </EmptyState>
        }
      />
      <CategoryPanel opened={opened} onClose={() => setOpened(null)} />
    </Page>
  )
}
