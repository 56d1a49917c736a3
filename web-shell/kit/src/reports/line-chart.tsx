import { useFormatters } from '@clinic/kit/i18n'
import { ChartFrame, type ChartProps, createValueScale, type PlotProps, ValueAxis } from './chart-frame'
import { CHART_COLORS, getLabelStep } from './chart-math'

const MARGIN = { top: 12, right: 12 }

/** The dashes of a series' line: series differ by their dashes as well as their colour. */
const DASHES = ['', '6 3', '2 3', '10 3 2 3', '1 4', '8 4 1 4']

function createScales(props: PlotProps) {
  const { points, width } = props
  const scale = createValueScale(props, MARGIN.top)
  const step = (width - scale.left - MARGIN.right) / Math.max(1, points.length - 1)
  const getX = (index: number) => scale.left + step * index
  return { scale, getX, labelStep: getLabelStep(points.length, width - scale.left) }
}

function Plot(props: PlotProps) {
  const { title, series, points, height, width, format } = props
  const { formatDate } = useFormatters()
  const { scale, getX, labelStep } = createScales(props)
  const { getY } = scale
  return (
    <svg width={width} height={height} role="img" aria-label={title}>
      <ValueAxis {...scale} width={width} format={format} />
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

/** Lines over time, several of them labelled at their ends. */
export function LineChart({ height = 250, ...props }: ChartProps) {
  return <ChartFrame {...props} height={height} plot={(plot) => <Plot {...plot} />} />
}
