import { useFormatters } from '@clinic/kit/i18n'
import { Stack, useElementSize } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { createTicks } from './chart-math'
import { ChartTable } from './chart-table'
import { ReportSection } from './stat-cards'
import { useReportTranslation } from './texts'

/** The values of one period; `name` is its first day, and each value belongs to a series. */
export interface ChartPoint {
  name: string
  values: number[]
}

export interface ChartProps {
  title: string
  series: string[]
  points: ChartPoint[]
  height?: 350 | 250 | 150
  format?: (value: number) => string
}

export interface PlotProps extends Required<ChartProps> {
  width: number
}

const CHARACTER_WIDTH = 7
const MARGIN_BOTTOM = 26

/** The scale of the values: its ticks, the space of their labels at the left, and the height of a value in the plot. */
export function createValueScale({ points, height, format }: PlotProps, marginTop: number) {
  const ticks = createTicks(Math.max(0, ...points.flatMap(({ values }) => values)))
  const max = ticks.at(-1) || 1
  return {
    ticks,
    left: 16 + CHARACTER_WIDTH * Math.max(...ticks.map((tick) => format(tick).length)),
    getY: (value: number) => marginTop + (height - marginTop - MARGIN_BOTTOM) * (1 - value / max),
  }
}

interface ValueAxisProps extends Pick<PlotProps, 'width' | 'format'>, ReturnType<typeof createValueScale> {}

/** A line and a label for each tick. */
export function ValueAxis({ ticks, left, width, getY, format }: ValueAxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={width} y1={getY(tick)} y2={getY(tick)} stroke="var(--clinic-hairline)" />
      <text x={left - 8} y={getY(tick) + 4} textAnchor="end" fontSize={12} fill="var(--mantine-color-dimmed)">
        {format(tick)}
      </text>
    </g>
  ))
}

interface Props extends Omit<PlotProps, 'width' | 'format'>, Pick<ChartProps, 'format'> {
  legend?: ReactNode
  plot: (props: PlotProps) => ReactNode
}

/** A chart's section: legend, the plot in the width of the page, and the figures as a table. */
export function ChartFrame({ legend, plot, format, ...chart }: Props) {
  const t = useReportTranslation()
  const { formatNumber, formatDate } = useFormatters()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const { title, series, points, height } = chart
  const formatValue = format ?? formatNumber
  return (
    <ReportSection title={title} isEmpty={points.every(({ values }) => values.every((value) => value === 0))}>
      <Stack gap="xs">
        {legend}
        <div ref={ref} style={{ height, overflow: 'hidden' }}>
          {plot({ ...chart, format: formatValue, width: Math.floor(width) || 640 })}
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
