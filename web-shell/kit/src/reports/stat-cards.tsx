import { Paper, SimpleGrid, Stack, Table, Text, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { useReportTranslation } from './texts'

export interface Stat {
  label: string
  value: string
  note?: string | undefined
}

export function StatCards({ items }: { items: Stat[] }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: Math.min(items.length, 5) }} m={0}>
      {items.map((stat) => (
        <Paper key={stat.label} withBorder p="md" className="clinic-stat">
          <Text component="dt" size="sm" c="dimmed">
            {stat.label}
          </Text>
          <Text component="dd" m={0} fw={600} className="clinic-number clinic-stat-value">
            {stat.value}
          </Text>
          {stat.note && (
            <Text component="dd" m={0} size="sm" c="dimmed">
              {stat.note}
            </Text>
          )}
        </Paper>
      ))}
    </SimpleGrid>
  )
}

/** A section of a report with its heading, or a note that there is no data. */
export function ReportSection({
  title,
  isEmpty,
  action,
  children,
}: {
  title: string
  isEmpty: boolean
  action?: ReactNode
  children: ReactNode
}) {
  const t = useReportTranslation()
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Title order={2}>{title}</Title>
      {isEmpty ? (
        <Text c="dimmed" py="lg" ta="center">
          {t('noData')}
        </Text>
      ) : (
        children
      )}
      {action}
    </Stack>
  )
}

export interface RankingColumn<Row> {
  title: string
  cell: (row: Row) => ReactNode
  isNumeric?: boolean
}

export function RankingTable<Row extends { id: string }>({
  title,
  rows,
  columns,
  action,
}: {
  title: string
  rows: Row[]
  columns: RankingColumn<Row>[]
  action?: ReactNode
}) {
  return (
    <ReportSection title={title} isEmpty={!rows.length} action={action}>
      <Table.ScrollContainer minWidth={300}>
        <Table className="clinic-table" aria-label={title} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column.title} ta={column.isNumeric ? 'right' : 'left'}>
                  {column.title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                {columns.map((column) => (
                  <Table.Td key={column.title} data-label={column.title} ta={column.isNumeric ? 'right' : 'left'}>
                    {column.cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </ReportSection>
  )
}
