import { useFormatters } from '@clinic/kit/i18n'
import { Group, Stack, Text, useElementSize } from '@clinic/kit/ui'
import { CHART_COLORS, createTicks, getLabelStep } from './chart-math'
import { ChartTable } from './chart-table'
import { ReportSection } from './stat-cards'
import { useReportTranslation } from './texts'

/** The bars of one period; `name` is its first day, and each value belongs to a series. */
export interface BarGroup {
  name: string
  values: number[]
}

interface Props {
  title: string
  series: string[]
  items: BarGroup[]
  height?: 350 | 250 | 150
  format?: (value: number) => string
}

const CHARACTER_WIDTH = 7
const DATE_LABEL_WIDTH = 72
const MARGIN_BOTTOM = 26
const MARGIN_TOP = 8

function Legend({ series }: { series: string[] }) {
  if (series.length < 2) return null
  return (
    <Group gap="md" aria-hidden>
      {series.map((name, index) => (
        <Group key={name} gap={6}>
          <svg width={12} height={12} aria-hidden="true">
            <rect width={12} height={12} rx={2} fill={CHART_COLORS[index]} />
          </svg>
          <Text size="sm">{name}</Text>
        </Group>
      ))}
    </Group>
  )
}

interface PlotProps extends Required<Omit<Props, 'format'>> {
  width: number
  format: (value: number) => string
}

function createScales({ series, items, height, width, format }: PlotProps) {
  const ticks = createTicks(Math.max(0, ...items.flatMap(({ values }) => values)))
  const max = ticks.at(-1) || 1
  const left = 16 + CHARACTER_WIDTH * Math.max(...ticks.map((tick) => format(tick).length))
  const groupWidth = (width - left) / items.length
  const barWidth = Math.max(1, Math.min(28, (groupWidth * 0.7) / series.length))
  const getY = (value: number) => MARGIN_TOP + (height - MARGIN_TOP - MARGIN_BOTTOM) * (1 - value / max)
  const getCenter = (index: number) => left + groupWidth * (index + 0.5)
  return { ticks, left, barWidth, getY, getCenter, labelStep: getLabelStep(items.length, width - left) }
}

function Plot(props: PlotProps) {
  const { title, series, items, height, width, format } = props
  const { formatDate } = useFormatters()
  const { ticks, left, barWidth, getY, getCenter, labelStep } = createScales(props)
  return (
    <svg width={width} height={height} role="img" aria-label={title}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={getY(tick)} y2={getY(tick)} stroke="var(--clinic-hairline)" />
          <text x={left - 8} y={getY(tick) + 4} textAnchor="end" fontSize={12} fill="var(--mantine-color-dimmed)">
            {format(tick)}
          </text>
        </g>
      ))}
      {items.map(({ name, values }, index) => (
        <g key={name} transform={`translate(${getCenter(index) - (barWidth * series.length) / 2} 0)`}>
          {values.map((value, seriesIndex) => (
            <rect
              key={series[seriesIndex]}
              x={seriesIndex * barWidth}
              width={Math.max(1, barWidth - 1)}
              y={getY(value)}
              height={getY(0) - getY(value)}
              fill={CHART_COLORS[seriesIndex]}
              rx={Math.min(2, barWidth / 4)}
            >
              <title>{`${formatDate(name)} ${series[seriesIndex]}: ${format(value)}`}</title>
            </rect>
          ))}
          {index % labelStep === 0 && (
            <text
              x={(barWidth * series.length) / 2 - Math.max(0, getCenter(index) + DATE_LABEL_WIDTH / 2 - width)}
              y={height - 8}
              textAnchor="middle"
              fontSize={12}
              fill="var(--mantine-color-dimmed)"
            >
              {formatDate(name)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Grouped bars over time. */
export function BarChart({ title, series, items, height = 350, format }: Props) {
  const t = useReportTranslation()
  const { formatNumber, formatDate } = useFormatters()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const formatValue = format ?? formatNumber
  return (
    <ReportSection title={title} isEmpty={items.every(({ values }) => values.every((value) => value === 0))}>
      <Stack gap="xs">
        <Legend series={series} />
        <div ref={ref} style={{ height, overflow: 'hidden' }}>
          <Plot title={title} series={series} items={items} height={height} width={Math.floor(width) || 640} format={formatValue} />
        </div>
        <ChartTable
          label={title}
          headings={[t('from'), ...series]}
          rows={items.map(({ name, values }) => ({ key: name, cells: [formatDate(name), ...values.map((value) => formatValue(value))] }))}
        />
      </Stack>
    </ReportSection>
  )
}
