import { useFormatters } from '@clinic/kit/i18n'
import { Group, Text } from '@clinic/kit/ui'
import { ChartFrame, type ChartProps, createValueScale, type PlotProps, ValueAxis } from './chart-frame'
import { CHART_COLORS, getLabelStep } from './chart-math'

const DATE_LABEL_WIDTH = 72
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

function createScales(props: PlotProps) {
  const { series, points, width } = props
  const scale = createValueScale(props, MARGIN_TOP)
  const groupWidth = (width - scale.left) / points.length
  const barWidth = Math.max(1, Math.min(28, (groupWidth * 0.7) / series.length))
  const getCenter = (index: number) => scale.left + groupWidth * (index + 0.5)
  return { scale, barWidth, getCenter, labelStep: getLabelStep(points.length, width - scale.left) }
}

function Plot(props: PlotProps) {
  const { title, series, points, height, width, format } = props
  const { formatDate } = useFormatters()
  const { scale, barWidth, getCenter, labelStep } = createScales(props)
  return (
    <svg width={width} height={height} role="img" aria-label={title}>
      <ValueAxis {...scale} width={width} format={format} />
      {points.map(({ name, values }, index) => (
        <g key={name} transform={`translate(${getCenter(index) - (barWidth * series.length) / 2} 0)`}>
          {values.map((value, seriesIndex) => (
            <rect
              key={series[seriesIndex]}
              x={seriesIndex * barWidth}
              width={Math.max(1, barWidth - 1)}
              y={scale.getY(value)}
              height={scale.getY(0) - scale.getY(value)}
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
export function BarChart({ height = 350, ...props }: ChartProps) {
  return <ChartFrame {...props} height={height} legend={<Legend series={props.series} />} plot={(plot) => <Plot {...plot} />} />
}
