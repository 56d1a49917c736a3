import { ApiError } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import {
  ActionIcon,
  Button,
  EmptyState,
  ErrorState,
  Group,
  LoadingState,
  Page,
  SidePanel,
  Switch,
  Table,
  toast,
  UnstyledButton,
} from '@clinic/kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbArrowDown, TbArrowUp, TbPlus } from 'react-icons/tb'
import { useBookingTexts } from '../../texts'
import { type Category, catalogueKey, categoriesQuery, orderCategories, toggleCategory } from './catalogue.api'
import { CategoryForm } from './category-form'

/** A change with one press; what the server refuses is said, and the list shows again what holds. */
function usePress<Given>(send: (given: Given) => Promise<unknown>) {
  const t = useBookingTexts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onError: (error) => toast.error(error instanceof ApiError ? error.message : t('form.failed')),
    onSettled: () => queries.invalidateQueries({ queryKey: catalogueKey }),
  })
}

interface RowProps {
  category: Category
  at: number
  count: number
  editable: boolean
  onOpen: () => void
  onShift: (by: -1 | 1) => void
}

function Row({ category, at, count, editable, onOpen, onShift }: RowProps) {
  const t = useBookingTexts()
  const toggle = usePress(toggleCategory)
  const { name } = category
  return (
    <Table.Tr>
      <Table.Td data-label={t('categories.name')}>
        {editable ? (
          <UnstyledButton className="clinic-row-link" onClick={onOpen} aria-label={t('categories.rename', { name })}>
            {name}
          </UnstyledButton>
        ) : (
          name
        )}
      </Table.Td>
      <Table.Td data-label={t('categories.active')}>
        <Switch
          aria-label={t('categories.toggle', { name })}
          checked={category.is_active}
          disabled={!editable || toggle.isPending}
          onChange={() => toggle.mutate(category)}
        />
      </Table.Td>
      {editable && (
        <Table.Td data-label={t('categories.order')} ta="right">
          <Group gap={4} justify="flex-end" wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={at === 0}
              aria-label={t('categories.up', { name })}
              onClick={() => onShift(-1)}
            >
              <TbArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={at === count - 1}
              aria-label={t('categories.down', { name })}
              onClick={() => onShift(1)}
            >
              <TbArrowDown size={16} aria-hidden />
            </ActionIcon>
          </Group>
        </Table.Td>
      )}
    </Table.Tr>
  )
}

function Rows({ categories, editable, onOpen }: { categories: Category[]; editable: boolean; onOpen: (category: Category) => void }) {
  const t = useBookingTexts()
  const order = usePress(orderCategories)
  const shift = (at: number, by: -1 | 1) => {
    const ids = categories.map(({ id }) => id)
    const [moved = ''] = ids.splice(at, 1)
    order.mutate(ids.toSpliced(at + by, 0, moved))
  }
  return (
    <Table className="clinic-table" aria-label={t('categories.title')} verticalSpacing="xs" aria-busy={order.isPending}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('categories.name')}</Table.Th>
          <Table.Th>{t('categories.active')}</Table.Th>
          {editable && <Table.Th ta="right">{t('categories.order')}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {categories.map((category, at) => (
          <Row
            key={category.id}
            category={category}
            at={at}
            count={categories.length}
            editable={editable}
            onOpen={() => onOpen(category)}
            onShift={(by) => shift(at, by)}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** The headings that services stand under, in the order in which visitors meet them. */
export function CategoriesScreen() {
  const t = useBookingTexts()
  const editable = useMay('catalogue.write')
  const { data, error, refetch } = useQuery(categoriesQuery())
  const [opened, open] = useState<Category | 'new' | null>(null)
  const done = () => {
    toast.success(t(opened === 'new' ? 'categories.added' : 'categories.saved'))
    open(null)
  }
  const add = editable && (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => open('new')}>
      {t('categories.add')}
    </Button>
  )
  return (
    <Page title={t('categories.title')} action={add}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : !data && <LoadingState />}
      {data?.length === 0 && (
        <EmptyState title={t('categories.empty')} action={add}>
          {t('categories.emptyHelp')}
        </EmptyState>
      )}
      {data && data.length > 0 && <Rows categories={data} editable={editable} onOpen={open} />}
      <SidePanel opened={opened !== null} onClose={() => open(null)} title={t(opened === 'new' ? 'categories.add' : 'categories.edit')}>
        {opened && (
          <CategoryForm key={opened === 'new' ? 'new' : opened.id} category={opened === 'new' ? undefined : opened} onDone={done} />
        )}
      </SidePanel>
    </Page>
  )
}
