import { Table, Text } from '@clinic/kit/ui'
import { useReportTexts } from './texts'

interface Props {
  label: string
  head: string[]
  rows: { key: string; cells: string[] }[]
}

/** The figures behind a chart, for those who would rather read them. */
export function ChartTable({ label, head, rows }: Props) {
  const t = useReportTexts()
  return (
    <details>
      <Text component="summary" size="sm" c="dimmed" style={{ cursor: 'pointer' }}>
        {t('table')}
      </Text>
      <Table className="clinic-table" aria-label={label} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            {head.map((one, at) => (
              <Table.Th key={one} ta={at ? 'right' : 'left'}>
                {one}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              {row.cells.map((cell, at) => (
                <Table.Td key={head[at]} ta={at ? 'right' : 'left'}>
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  )
}
