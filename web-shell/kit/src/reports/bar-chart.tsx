import { useRegion } from '@clinic/kit/i18n'
import { Group, Stack, Text, useElementSize } from '@clinic/kit/ui'
import { ChartTable } from './chart-table'
import { Part } from './figures'
import { every, palette, ticks } from './scale'
import { useReportTexts } from './texts'

export interface Bars {
  name: string
  values: number[]
}

interface Props {
  title: string
  series: string[]
  items: Bars[]
  height?: 350 | 250 | 150
  format?: (value: number) => string
}

const LETTER = 7
/** How wide a day is written. */
const DAY = 72
const BOTTOM = 26
const TOP = 8

function Legend({ series }: { series: string[] }) {
  if (series.length < 2) return null
  return (
    <Group gap="md" aria-hidden>
      {series.map((name, at) => (
        <Group key={name} gap={6}>
          <svg width={12} height={12} aria-hidden="true">
            <rect width={12} height={12} rx={2} fill={palette[at]} />
          </svg>
          <Text size="sm">{name}</Text>
        </Group>
      ))}
    </Group>
  )
}

function Drawn({
  title,
  series,
  items,
  height,
  width,
  say,
}: Required<Omit<Props, 'format'>> & { width: number; say: (value: number) => string }) {
  const { date } = useRegion()
  const most = Math.max(0, ...items.flatMap((one) => one.values))
  const steps = ticks(most)
  const top = steps.at(-1) || 1
  const left = 16 + LETTER * Math.max(...steps.map((step) => say(step).length))
  const room = (width - left) / items.length
  const bar = Math.max(1, Math.min(28, (room * 0.7) / series.length))
  const y = (value: number) => TOP + (height - TOP - BOTTOM) * (1 - value / top)
  const middle = (at: number) => left + room * (at + 0.5)
  const nth = every(items.length, width - left)
  return (
    <svg width={width} height={height} role="img" aria-label={title}>
      {steps.map((step) => (
        <g key={step}>
          <line x1={left} x2={width} y1={y(step)} y2={y(step)} stroke="var(--clinic-hairline)" />
          <text x={left - 8} y={y(step) + 4} textAnchor="end" fontSize={12} fill="var(--mantine-color-dimmed)">
            {say(step)}
          </text>
        </g>
      ))}
      {items.map((one, at) => (
        <g key={one.name} transform={`translate(${middle(at) - (bar * series.length) / 2} 0)`}>
          {one.values.map((value, place) => (
            <rect
              key={series[place]}
              x={place * bar}
              width={Math.max(1, bar - 1)}
              y={y(value)}
              height={y(0) - y(value)}
              fill={palette[place]}
              rx={Math.min(2, bar / 4)}
            >
              <title>{`${date(one.name)} ${series[place]}: ${say(value)}`}</title>
            </rect>
          ))}
          {at % nth === 0 && (
            <text
              x={(bar * series.length) / 2 - Math.max(0, middle(at) + DAY / 2 - width)}
              y={height - 8}
              textAnchor="middle"
              fontSize={12}
              fill="var(--mantine-color-dimmed)"
            >
              {date(one.name)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Figures over time, side by side; `name` is the first day of each part. */
export function BarChart({ title, series, items, height = 350, format }: Props) {
  const t = useReportTexts()
  const { number, date } = useRegion()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const say = format ?? number
  return (
    <Part title={title} empty={items.every((one) => one.values.every((value) => value === 0))}>
      <Stack gap="xs">
        <Legend series={series} />
        <div ref={ref} style={{ height, overflow: 'hidden' }}>
          <Drawn title={title} series={series} items={items} height={height} width={Math.floor(width) || 640} say={say} />
        </div>
        <ChartTable
          label={title}
          head={[t('from'), ...series]}
          rows={items.map((one) => ({ key: one.name, cells: [date(one.name), ...one.values.map((value) => say(value))] }))}
        />
      </Stack>
    </Part>
  )
}
