import { PAGE_SIZES } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { PageButtons } from '@clinic/kit/table'
import {
  Button,
  ErrorState,
  Group,
  LoadingState,
  Modal,
  MoneyText,
  Stack,
  Table,
  TextInput,
  useDebouncedSearch,
  useDisclosure,
} from '@clinic/kit/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { ProductForm } from '../products/product-form'
import { productsKey, productsQuery } from '../products/products.api'
import { usePosReportTranslation } from './texts'

function ProductsTable() {
  const t = usePosReportTranslation()
  const { formatNumber } = useFormatters()
  const [search, setSearch] = useState('')
  const { search: debouncedSearch } = useDebouncedSearch(search)
  const [page, setPage] = useState(1)
  const query = { page, per_page: PAGE_SIZES.dialog, search: debouncedSearch, sort: 'stock', order: 'asc' } as const
  const { data, error, refetch } = useQuery({ ...productsQuery(query), placeholderData: keepPreviousData })
  const handleSearch = (text: string) => {
    setSearch(text)
    setPage(1)
  }
  return (
    <Stack>
      <TextInput label={t('search')} value={search} onChange={(event) => handleSearch(event.currentTarget.value)} data-autofocus />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data && (
        <Table className="clinic-table" aria-label={t('library')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('common.name')}</Table.Th>
              <Table.Th ta="right">{t('stock')}</Table.Th>
              <Table.Th ta="right">{t('value')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.items.map((product) => (
              <Table.Tr key={product.id}>
                <Table.Td>{product.name}</Table.Td>
                <Table.Td ta="right">{formatNumber(product.stock)}</Table.Td>
                <Table.Td ta="right">
                  <MoneyText minor={product.selling_price} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {data && <PageButtons page={page} total={Math.ceil(data.total / PAGE_SIZES.dialog)} onChange={setPage} />}
    </Stack>
  )
}

/** The product library in a dialog over the report: products by stock, lowest first, and a form to add one. */
export function ProductLibrary() {
  const t = usePosReportTranslation()
  const queries = useQueryClient()
  const [opened, modal] = useDisclosure(false)
  const [isFormOpen, form] = useDisclosure(false)
  const mayWrite = useHasPermission('product.write')
  const handleSaved = async () => {
    form.close()
    await Promise.all([queries.invalidateQueries({ queryKey: productsKey }), queries.invalidateQueries({ queryKey: ['reports', 'pos'] })])
  }
  return (
    <Group>
      <Button variant="default" leftSection={<TbPlus size={16} aria-hidden />} onClick={modal.open}>
        {t('add')}
      </Button>
      <Modal opened={opened} onClose={modal.close} title={t('library')} size="lg">
        <Stack>
          {isFormOpen ? <ProductForm onDone={() => void handleSaved()} /> : <ProductsTable />}
          {mayWrite && !isFormOpen && (
            <Button variant="default" onClick={form.open}>
              {t('newProduct')}
            </Button>
          )}
        </Stack>
      </Modal>
    </Group>
  )
}
