import { Group, Pagination, Skeleton, Table, Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { TbArrowDown, TbArrowUp } from 'react-icons/tb'
import { Link, useNavigate } from 'react-router'
import { useKitTexts } from '../texts'
import { ErrorState } from './states'
import type { ListState } from './use-list'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The server's name for sorting by it. */
  sort?: string
  /** Figures stand at the right. */
  numeric?: boolean
}

interface PageOf<Row> {
  items: Row[]
  page: number
  per_page: number
  total: number
  total_capped?: boolean
}

interface Props<Row> {
  label: string
  columns: Column<Row>[]
  list: ListState
  query: { data?: PageOf<Row> | undefined; isPending: boolean; error: unknown; refetch: () => unknown }
  /** Where a row leads, or what opens it; the first cell becomes the link or button that a keyboard reaches. */
  href?: (row: Row) => string
  onOpen?: (row: Row) => void
  empty: ReactNode
}

function Heading<Row>({ column, list }: { column: Column<Row>; list: ListState }) {
  const sorted = column.sort !== undefined && list.sort === column.sort
  const direction = list.order === 'asc' ? 'ascending' : 'descending'
  const turn = () => list.set({ sort: column.sort, order: sorted && list.order === 'asc' ? 'desc' : 'asc' })
  const Arrow = list.order === 'asc' ? TbArrowUp : TbArrowDown
  // What stands over buttons has nothing to say, and is no heading.
  if (column.title === '') return <Table.Td />
  return (
    <Table.Th aria-sort={sorted ? direction : undefined} ta={column.numeric ? 'right' : 'left'}>
      {column.sort ? (
        <UnstyledButton className="clinic-sort" onClick={turn}>
          {column.title} {sorted && <Arrow size={12} aria-hidden />}
        </UnstyledButton>
      ) : (
        column.title
      )}
    </Table.Th>
  )
}

function Row<Item>({ row, columns, href, onOpen }: { row: Item } & Pick<Props<Item>, 'columns' | 'href' | 'onOpen'>) {
  const navigate = useNavigate()
  const open = href ? () => navigate(href(row)) : onOpen ? () => onOpen(row) : undefined
  const first = (content: ReactNode) => {
    if (href)
      return (
        <Link to={href(row)} className="clinic-row-link" onClick={(event) => event.stopPropagation()}>
          {content}
        </Link>
      )
    return onOpen ? <UnstyledButton className="clinic-row-link">{content}</UnstyledButton> : content
  }
  return (
    <Table.Tr onClick={open} className={open ? 'clinic-row-opens' : ''}>
      {columns.map((column, at) => (
        <Table.Td key={column.key} data-label={column.title} ta={column.numeric ? 'right' : 'left'}>
          {at === 0 ? first(column.cell(row)) : column.cell(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function Skeletons({ columns }: { columns: number }) {
  const cells = Array.from({ length: columns }, (_, at) => at)
  return cells.concat(cells.length, cells.length + 1).map((row) => (
    <Table.Tr key={row} aria-hidden>
      {cells.map((cell) => (
        <Table.Td key={cell}>
          <Skeleton height={14} width={cell === 0 ? '70%' : '50%'} my={3} />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
}

function Footer<Item>({ data, list }: { data: PageOf<Item>; list: ListState }) {
  const t = useKitTexts()
  const pages = Math.ceil(data.total / data.per_page)
  return (
    <Group justify="space-between">
      <Text c="dimmed" size="sm" aria-live="polite">
        {t(data.total_capped ? 'moreThan' : 'results', { count: data.total })}
      </Text>
      {pages > 1 && (
        <Pagination
          size="sm"
          total={pages}
          value={data.page}
          onChange={(page) => list.set({ page })}
          getControlProps={(control) => ({ 'aria-label': t(`page.${control}`) })}
          getItemProps={(page) => ({ 'aria-label': t('page.number', { page }) })}
        />
      )}
    </Group>
  )
}

/** A list: a table on a desk, cards on a phone, with its four states. */
export function DataTable<Item extends { id: string }>({ label, columns, list, query, href, onOpen, empty }: Props<Item>) {
  const t = useKitTexts()
  const { data } = query
  if (query.error && !data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (data?.total === 0 && !list.narrowed) return empty
  return (
    <>
      <Table className="clinic-table" aria-label={label} aria-busy={query.isPending} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} list={list} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data ? (
            data.items.map((row) => <Row key={row.id} row={row} columns={columns} href={href} onOpen={onOpen} />)
          ) : (
            <Skeletons columns={columns.length} />
          )}
        </Table.Tbody>
      </Table>
      {data?.total === 0 ? (
        <Text c="dimmed" ta="center" py="lg">
          {t('nothingFound')}
        </Text>
      ) : (
        data && <Footer data={data} list={list} />
      )}
    </>
  )
}
