import { Button, Checkbox, ErrorState, Group, Popover, Skeleton, Stack, Table, Text, UnstyledButton } from '@clinic/kit/ui'
import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { TbArrowDown, TbArrowUp, TbColumns } from 'react-icons/tb'
import { Link, useNavigate } from 'react-router'
import { useKitTranslation } from '../texts'
import { PageButtons } from './page-buttons'
import type { ListState } from './use-list-state'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The name under which the server sorts by the column. */
  sortKey?: string
  /** Aligns the cells to the right. */
  isNumeric?: boolean
  /** Lets the user hide the column; the choice stands in the address. */
  canHide?: boolean
  /** Left out of the card that a row is on a phone. */
  isDeskOnly?: boolean
}

export interface Selection<Row> {
  /** The label of a row's checkbox, such as "Select Laser". */
  getLabel: (row: Row) => string
  /** Whether a row can be selected beside the selected ones; without it every row can. */
  canSelect?: (row: Row, selectedRows: Row[]) => boolean
  /** Shown beside the number of selected rows, such as why others can't be selected. */
  getNotice?: (rows: Row[]) => string | undefined
  /** The actions for the selected rows of the page, shown while there are any; `clear` ends the selection. */
  renderActions: (rows: Row[], clear: () => void) => ReactNode
}

interface ResultPage<Row> {
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
  query: { data?: ResultPage<Row> | undefined; isPending: boolean; error: unknown; refetch: () => unknown }
  /** The page that a row opens, null for a row without one; or `onOpen` its action. The first cell becomes a link or a button, for the keyboard. */
  href?: (row: Row) => string | null
  onOpen?: (row: Row) => void
  emptyState: ReactNode
  selection?: Selection<Row>
}

const features = tableFeatures({ rowSelectionFeature })
const NONE: never[] = []

/** The rows of the page, those of them that are selected, and the visible columns; sorting, filters and pages are the server's. */
function useTableModel<Item extends { id: string }>({ columns, list, query }: Pick<Props<Item>, 'columns' | 'list' | 'query'>) {
  const data = query.data?.items ?? (NONE as Item[])
  // Cells are rendered from the columns of the list, not from the model's.
  const table = useTable({ features, data, columns: NONE, getRowId: (row: Item) => row.id })
  const { page, search, filter, sort, order } = list
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection ends when other rows are shown, so that no unseen row is acted on
  useEffect(() => table.resetRowSelection(true), [page, search, filter, sort, order])
  return {
    table,
    visibleColumns: columns.filter(({ key, canHide }) => !(canHide && list.hiddenColumns.includes(key))),
    selectedRows: table.getSelectedRowModel().rows.map((row) => row.original),
  }
}

type TableModel<Item extends { id: string }> = ReturnType<typeof useTableModel<Item>>

/** The list with which columns are hidden and shown again. */
function ColumnMenu<Item>({ columns, list }: Pick<Props<Item>, 'columns' | 'list'>) {
  const t = useKitTranslation()
  const hideable = columns.filter(({ canHide }) => canHide)
  if (hideable.length === 0) return null
  const toggle = (key: string) => {
    const hidden = list.hiddenColumns
    list.setHiddenColumns(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
  }
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <Button variant="subtle" size="compact-sm" w="max-content" leftSection={<TbColumns size={16} aria-hidden />}>
          {t('columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {hideable.map(({ key, title }) => (
            <Checkbox key={key} label={title} checked={!list.hiddenColumns.includes(key)} onChange={() => toggle(key)} />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The number of selected rows with the actions for them. */
function BulkActions<Item extends { id: string }>({ model, selection }: { model: TableModel<Item>; selection: Selection<Item> }) {
  const t = useKitTranslation()
  const { table, selectedRows } = model
  const clear = () => table.resetRowSelection(true)
  if (selectedRows.length === 0) return null
  return (
    <Group gap="sm" role="toolbar" aria-label={t('selection.actions')}>
      <Text size="sm" role="status">
        {[t('selection.count', { count: selectedRows.length }), selection.getNotice?.(selectedRows)].filter(Boolean).join('. ')}
      </Text>
      {selection.renderActions(selectedRows, clear)}
      <Button variant="subtle" size="compact-sm" onClick={clear}>
        {t('selection.clear')}
      </Button>
    </Group>
  )
}

function ColumnHeading<Row>({ column, list }: { column: Column<Row>; list: ListState }) {
  const isSorted = column.sortKey !== undefined && list.sort === column.sortKey
  const direction = list.order === 'asc' ? 'ascending' : 'descending'
  const toggleSort = () => list.setParams({ sort: column.sortKey, order: isSorted && list.order === 'asc' ? 'desc' : 'asc' })
  const Arrow = list.order === 'asc' ? TbArrowUp : TbArrowDown
  // A column of buttons has no title, and an empty heading is an accessibility error.
  if (column.title === '') return <Table.Td />
  return (
    <Table.Th aria-sort={isSorted ? direction : undefined} ta={column.isNumeric ? 'right' : 'left'}>
      {column.sortKey ? (
        <UnstyledButton className="clinic-sort-button" onClick={toggleSort}>
          {column.title} {isSorted && <Arrow size={12} aria-hidden />}
        </UnstyledButton>
      ) : (
        column.title
      )}
    </Table.Th>
  )
}

const ROW_CONTROLS = 'a, button, input, label, .clinic-row-checkbox'

interface RowProps<Item> extends Pick<Props<Item>, 'columns' | 'href' | 'onOpen'> {
  row: Item
  checkbox?: ReactNode
}

function Row<Item>({ row, columns, href, onOpen, checkbox }: RowProps<Item>) {
  const navigate = useNavigate()
  const address = href?.(row)
  const open = address ? () => navigate(address) : onOpen ? () => onOpen(row) : undefined
  /** A press on a control of a cell, or in a dialog that it opened, is not one on the row. */
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    if (event.currentTarget.contains(target) && !target.closest(ROW_CONTROLS)) open?.()
  }
  const renderFirstCell = (content: ReactNode) => {
    if (address)
      return (
        <Link to={address} className="clinic-row-link">
          {content}
        </Link>
      )
    if (!onOpen) return content
    return (
      <UnstyledButton className="clinic-row-link" onClick={() => onOpen(row)}>
        {content}
      </UnstyledButton>
    )
  }
  return (
    <Table.Tr onClick={handleClick} className={open ? 'clinic-row-clickable' : ''}>
      {checkbox && <Table.Td className="clinic-row-checkbox">{checkbox}</Table.Td>}
      {columns.map((column, index) => (
        <Table.Td
          key={column.key}
          data-label={column.title}
          data-desk-only={column.isDeskOnly || undefined}
          ta={column.isNumeric ? 'right' : 'left'}
        >
          {index === 0 ? renderFirstCell(column.cell(row)) : column.cell(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function SkeletonRows({ columns }: { columns: number }) {
  const cells = Array.from({ length: columns }, (_, index) => index)
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

function TableFooter<Item>({ data, list }: { data: ResultPage<Item>; list: ListState }) {
  const t = useKitTranslation()
  const pages = Math.ceil(data.total / data.per_page)
  return (
    <Group justify="space-between">
      <Text c="dimmed" size="sm" aria-live="polite">
        {t(data.total_capped ? 'moreThan' : 'results', { count: data.total })}
      </Text>
      <PageButtons page={data.page} total={pages} onChange={(page) => list.setParams({ page })} />
    </Group>
  )
}

/** The rows of the page, each with a checkbox where rows can be selected. */
function TableBody<Item extends { id: string }>({ model, selection, href, onOpen }: BodyProps<Item>) {
  return model.table
    .getRowModel()
    .rows.map((row) => (
      <Row
        key={row.id}
        row={row.original}
        columns={model.visibleColumns}
        href={href}
        onOpen={onOpen}
        checkbox={
          selection && (
            <Checkbox
              aria-label={selection.getLabel(row.original)}
              checked={row.getIsSelected()}
              disabled={!row.getIsSelected() && selection.canSelect?.(row.original, model.selectedRows) === false}
              onChange={row.getToggleSelectedHandler()}
            />
          )
        }
      />
    ))
}

type BodyProps<Item extends { id: string }> = Pick<Props<Item>, 'selection' | 'href' | 'onOpen'> & { model: TableModel<Item> }

function TableHead<Item extends { id: string }>({
  model,
  list,
  selection,
}: { model: TableModel<Item> } & Pick<Props<Item>, 'list' | 'selection'>) {
  const t = useKitTranslation()
  const { table, visibleColumns } = model
  const rows = table.getRowModel().rows.map((row) => row.original)
  const canSelectAll = rows.every((row) => selection?.canSelect?.(row, rows) !== false)
  return (
    <Table.Thead>
      <Table.Tr>
        {selection && (
          <Table.Td data-label={t('selection.selectAll')}>
            {canSelectAll && (
              <Checkbox
                aria-label={t('selection.selectAll')}
                checked={table.getIsAllRowsSelected()}
                indeterminate={table.getIsSomeRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            )}
          </Table.Td>
        )}
        {visibleColumns.map((column) => (
          <ColumnHeading key={column.key} column={column} list={list} />
        ))}
      </Table.Tr>
    </Table.Thead>
  )
}

/**
 * A list in its states loading, error, empty and content: a table, or cards where it is narrow. Its search, filters, sorting, page and hidden
 * columns stand in the address; rows can be selected where `selection` gives actions for them.
 */
export function DataTable<Item extends { id: string }>({ label, columns, list, query, href, onOpen, emptyState, selection }: Props<Item>) {
  const t = useKitTranslation()
  const model = useTableModel({ columns, list, query })
  const { data } = query
  if (query.error && !data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (data?.total === 0 && !list.isFiltered) return emptyState
  return (
    <>
      {selection && <BulkActions model={model} selection={selection} />}
      <ColumnMenu columns={columns} list={list} />
      <Table className="clinic-table clinic-table-rows" aria-label={label} aria-busy={query.isPending} verticalSpacing="xs">
        <TableHead model={model} list={list} selection={selection} />
        <Table.Tbody>
          {data ? (
            <TableBody model={model} selection={selection} href={href} onOpen={onOpen} />
          ) : (
            <SkeletonRows columns={model.visibleColumns.length + (selection ? 1 : 0)} />
          )}
        </Table.Tbody>
      </Table>
      {data?.total === 0 ? (
        <Text c="dimmed" ta="center" py="lg">
          {t('noResults')}
        </Text>
      ) : (
        data && <TableFooter data={data} list={list} />
      )}
    </>
  )
}
