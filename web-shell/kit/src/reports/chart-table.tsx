import { Table, Text } from '@clinic/kit/ui'
import { useReportTranslation } from './texts'

interface Props {
  label: string
  headings: string[]
  rows: { key: string; cells: string[] }[]
}

/** The values of a chart as a collapsed table. */
export function ChartTable({ label, headings, rows }: Props) {
  const t = useReportTranslation()
  return (
    <details>
      <Text component="summary" size="sm" c="dimmed" style={{ cursor: 'pointer' }}>
        {t('table')}
      </Text>
      <Table className="clinic-table" aria-label={label} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            {headings.map((heading, index) => (
              <Table.Th key={heading} ta={index ? 'right' : 'left'}>
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              {row.cells.map((cell, index) => (
                <Table.Td key={headings[index]} data-label={headings[index]} ta={index ? 'right' : 'left'}>
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
