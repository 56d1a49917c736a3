import type { Schema } from '@clinic/kit/api'
import { type Column, DataTable, useListState } from '@clinic/kit/table'
import { EmptyState, Group, SegmentedControl, Stack, StatusBadge, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useShellTranslation } from '../../texts'
import { type Import, importRowsQuery, type RowFilter } from './imports.api'

type Row = Schema['ImportRowOut']
const FILTERS: RowFilter[] = ['all', 'taken', 'refused']

/** How many rows were, or would be, taken and refused. */
export function ImportCounts({ row, isDone }: { row: Import; isDone: boolean }) {
  const t = useShellTranslation()
  return (
    <Group gap="xl">
      <Text fw={500}>{t(isDone ? 'imports.taken' : 'imports.wouldTake', { count: row.taken })}</Text>
      <Text fw={500}>{t(isDone ? 'imports.refused' : 'imports.wouldRefuse', { count: row.refused })}</Text>
    </Group>
  )
}

function useColumns(): Column<Row>[] {
  const t = useShellTranslation()
  return [
    { key: 'number', title: t('imports.row'), cell: ({ number }) => number },
    {
      key: 'state',
      title: t('imports.result'),
      cell: ({ state }) => <StatusBadge tone={state === 'taken' ? 'success' : 'danger'}>{t(`imports.state.${state}`)}</StatusBadge>,
    },
    { key: 'label', title: t('imports.content'), cell: ({ label }) => label },
    { key: 'reason', title: t('imports.reason'), cell: ({ reason }) => reason },
  ]
}

/** The rows of an import with the reasons; with `filter` only those, otherwise the user chooses. */
export function ImportRows({ row, title, filter }: { row: Import; title: string; filter?: RowFilter }) {
  const t = useShellTranslation()
  const list = useListState<''>({ sort: '', filter: filter ?? 'all' })
  const chosen = filter ?? FILTERS.find((name) => name === list.filter) ?? 'all'
  const query = useQuery(importRowsQuery(row, list.page, chosen))
  return (
    <Stack gap="sm">
      <Title order={3}>{title}</Title>
      {!filter && (
        <SegmentedControl
          style={{ alignSelf: 'flex-start' }}
          aria-label={t('imports.rows')}
          data={FILTERS.map((value) => ({ value, label: t(`imports.filter.${value}`) }))}
          value={chosen}
          onChange={(value) => list.setParams({ filter: value })}
        />
      )}
      <DataTable label={title} columns={useColumns()} list={list} query={query} emptyState={<EmptyState title={t('imports.noRows')} />} />
    </Stack>
  )
}
