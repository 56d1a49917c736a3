import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
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
  useDisclosure,
  useSettled,
} from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { ProductForm } from '../products/product-form'
import { productsKey, productsQuery } from '../products/products.api'
import { usePosReportTexts } from './texts'

function Shelf() {
  const t = usePosReportTexts()
  const { number } = useRegion()
  const [search, setSearch] = useState('')
  const { search: wanted } = useSettled(search)
  const { data, error, refetch } = useQuery(productsQuery({ page: 1, per_page: 20, search: wanted, sort: 'stock', order: 'asc' }))
  return (
    <Stack>
      <TextInput label={t('search')} value={search} onChange={(event) => setSearch(event.currentTarget.value)} data-autofocus />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data && (
        <Table className="clinic-table" aria-label={t('library')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('name')}</Table.Th>
              <Table.Th ta="right">{t('stock')}</Table.Th>
              <Table.Th ta="right">{t('value')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.items.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>{one.name}</Table.Td>
                <Table.Td ta="right">{number(one.stock)}</Table.Td>
                <Table.Td ta="right">
                  <MoneyText minor={one.selling_price} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  )
}

/** The product library over the report: what there is, least on the shelf first, and a new product. */
export function Library() {
  const t = usePosReportTexts()
  const queries = useQueryClient()
  const [opened, modal] = useDisclosure(false)
  const [writing, form] = useDisclosure(false)
  const mayWrite = useMay('product.write')
  const done = async () => {
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
          {writing ? <ProductForm onDone={() => void done()} /> : <Shelf />}
          {mayWrite && !writing && (
            <Button variant="default" onClick={form.open}>
              {t('newProduct')}
            </Button>
          )}
        </Stack>
      </Modal>
    </Group>
  )
}
