import { useFormatters } from '@clinic/kit/i18n'
import { Group, Stack, Text } from '@clinic/kit/ui'
import { CHART_COLORS, createArcPath } from './chart-math'
import { ChartTable } from './chart-table'
import { ReportSection } from './stat-cards'
import { useReportTranslation } from './texts'

interface Item {
  name: string
  value: number
}

interface Props {
  title: string
  head: [string, string]
  items: Item[]
  height?: 250 | 150
  format?: (value: number) => string
}

const OUTER_RADIUS = 50
const INNER_RADIUS = 28

/** The arcs of a ring. Zero values have no arc and are listed in the table only. */
function createArcs(items: Item[], total: number) {
  let end = 0
  return items
    .map((item, index) => {
      const start = end
      end += item.value / total
      const color = CHART_COLORS[index % CHART_COLORS.length]
      return { ...item, color, path: createArcPath(start, end, OUTER_RADIUS, INNER_RADIUS) }
    })
    .filter(({ value }) => value)
}

/** The shares of a total as a ring with labels. */
export function PieChart({ title, head, items, height = 250, format }: Props) {
  const t = useReportTranslation()
  const { formatNumber } = useFormatters()
  const formatValue = format ?? formatNumber
  const total = items.reduce((sum, { value }) => sum + value, 0)
  const formatLabel = ({ name, value }: Item) =>
    t('total', { name, value: formatValue(value), share: formatNumber(Math.round((value / total) * 1000) / 10) })
  const arcs = createArcs(items, total)
  return (
    <ReportSection title={title} isEmpty={total === 0}>
      <Stack gap="xs">
        <Group gap="lg" wrap="wrap" mih={height}>
          <svg width={height} height={height} viewBox="-57 -57 114 114" role="img" aria-label={title}>
            {arcs.map((arc) => (
              <path key={arc.name} d={arc.path} fill={arc.color} stroke="var(--mantine-color-body)">
                <title>{formatLabel(arc)}</title>
              </path>
            ))}
          </svg>
          <Stack gap={6} aria-hidden>
            {arcs.map((arc) => (
              <Group key={arc.name} gap={8} wrap="nowrap">
                <svg width={12} height={12} aria-hidden="true">
                  <rect width={12} height={12} rx={2} fill={arc.color} />
                </svg>
                <Text size="sm">{formatLabel(arc)}</Text>
              </Group>
            ))}
          </Stack>
        </Group>
        <ChartTable
          label={title}
          headings={head}
          rows={items.map(({ name, value }) => ({ key: name, cells: [name, formatValue(value)] }))}
        />
      </Stack>
    </ReportSection>
  )
}
