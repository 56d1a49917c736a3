import { Paper, SimpleGrid, Stack, Table, Text, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { useReportTexts } from './texts'

export interface Figure {
  label: string
  value: string
  note?: string | undefined
}

/** The numbers at the top. */
export function Figures({ items }: { items: Figure[] }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: Math.min(items.length, 5) }} m={0}>
      {items.map((one) => (
        <Paper key={one.label} withBorder p="md" className="clinic-figure">
          <Text component="dt" size="sm" c="dimmed">
            {one.label}
          </Text>
          <Text component="dd" m={0} fw={600} className="clinic-number clinic-figure-value">
            {one.value}
          </Text>
          {one.note && (
            <Text component="dd" m={0} size="sm" c="dimmed">
              {one.note}
            </Text>
          )}
        </Paper>
      ))}
    </SimpleGrid>
  )
}

/** A part of a report under its heading, or that there's nothing to show. */
export function Part({ title, empty, action, children }: { title: string; empty: boolean; action?: ReactNode; children: ReactNode }) {
  const t = useReportTexts()
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Title order={2}>{title}</Title>
      {empty ? (
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

export interface Heading<Row> {
  title: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
}

/** Who or what comes first, as a table under a heading. */
export function Ranking<Row extends { id: string }>({
  title,
  rows,
  columns,
  action,
}: {
  title: string
  rows: Row[]
  columns: Heading<Row>[]
  action?: ReactNode
}) {
  return (
    <Part title={title} empty={!rows.length} action={action}>
      <Table.ScrollContainer minWidth={300}>
        <Table className="clinic-table" aria-label={title} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column.title} ta={column.numeric ? 'right' : 'left'}>
                  {column.title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                {columns.map((column) => (
                  <Table.Td key={column.title} ta={column.numeric ? 'right' : 'left'}>
                    {column.cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Part>
  )
}
