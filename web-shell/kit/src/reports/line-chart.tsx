import { useFormatters } from '@clinic/kit/i18n'
import { Stack, useElementSize } from '@clinic/kit/ui'
import { CHART_COLORS, createTicks, getLabelStep } from './chart-math'
import { ChartTable } from './chart-table'
import { ReportSection } from './stat-cards'
import { useReportTranslation } from './texts'

/** The values of one period; `name` is its first day, and each value belongs to a series. */
export interface LinePoint {
  name: string
  values: number[]
}

interface Props {
  title: string
  series: string[]
  points: LinePoint[]
  height?: 350 | 250 | 150
  format?: (value: number) => string
}

const CHARACTER_WIDTH = 7
const MARGIN = { top: 12, bottom: 26, right: 12 }

/** The dashes of a series' line: series differ by their dashes as well as their colour. */
const DASHES = ['', '6 3', '2 3', '10 3 2 3', '1 4', '8 4 1 4']

interface PlotProps extends Required<Props> {
  width: number
}

function createScales({ points, height, width, format }: PlotProps) {
  const ticks = createTicks(Math.max(0, ...points.flatMap(({ values }) => values)))
  const max = ticks.at(-1) || 1
  const left = 16 + CHARACTER_WIDTH * Math.max(...ticks.map((tick) => format(tick).length))
  const step = (width - left - MARGIN.right) / Math.max(1, points.length - 1)
  const getX = (index: number) => left + step * index
  const getY = (value: number) => MARGIN.top + (height - MARGIN.top - MARGIN.bottom) * (1 - value / max)
  return { ticks, left, getX, getY, labelStep: getLabelStep(points.length, width - left) }
}

function Plot(props: PlotProps) {
  const { title, series, points, height, width, format } = props
  const { formatDate } = useFormatters()
  const { ticks, left, getX, getY, labelStep } = createScales(props)
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
      {series.map((name, seriesIndex) => (
        <g key={name}>
          <polyline
            points={points.map(({ values }, index) => `${getX(index)},${getY(values[seriesIndex] ?? 0)}`).join(' ')}
            fill="none"
            stroke={CHART_COLORS[seriesIndex]}
            strokeWidth={2}
            strokeDasharray={DASHES[seriesIndex]}
          />
          {points.map((point, index) => (
            <circle key={point.name} cx={getX(index)} cy={getY(point.values[seriesIndex] ?? 0)} r={3} fill={CHART_COLORS[seriesIndex]}>
              <title>{`${formatDate(point.name)} ${name}: ${format(point.values[seriesIndex] ?? 0)}`}</title>
            </circle>
          ))}
          {series.length > 1 && (
            <text
              x={width - MARGIN.right}
              y={getY(points.at(-1)?.values[seriesIndex] ?? 0) - 6}
              textAnchor="end"
              fontSize={12}
              fill="currentColor"
            >
              {name}
            </text>
          )}
        </g>
      ))}
      {points.map(({ name }, index) =>
        index % labelStep === 0 ? (
          <text
            key={name}
            x={getX(index)}
            y={height - 8}
            textAnchor={index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle'}
            fontSize={12}
            fill="var(--mantine-color-dimmed)"
          >
            {formatDate(name)}
          </text>
        ) : null,
      )}
    </svg>
  )
}

/** Lines over time, several of them labelled at their ends, with the figures as a table. */
export function LineChart({ title, series, points, height = 250, format }: Props) {
  const t = useReportTranslation()
  const { formatNumber, formatDate } = useFormatters()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const formatValue = format ?? formatNumber
  return (
    <ReportSection title={title} isEmpty={points.every(({ values }) => values.every((value) => value === 0))}>
      <Stack gap="xs">
        <div ref={ref} style={{ height, overflow: 'hidden' }}>
          <Plot title={title} series={series} points={points} height={height} width={Math.floor(width) || 640} format={formatValue} />
        </div>
        <ChartTable
          label={title}
          headings={[t('from'), ...series]}
          rows={points.map(({ name, values }) => ({ key: name, cells: [formatDate(name), ...values.map((value) => formatValue(value))] }))}
        />
      </Stack>
    </ReportSection>
  )
}
