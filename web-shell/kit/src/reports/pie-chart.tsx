import { useRegion } from '@clinic/kit/i18n'
import { Group, Stack, Text } from '@clinic/kit/ui'
import { ChartTable } from './chart-table'
import { Part } from './figures'
import { palette, slice } from './scale'
import { useReportTexts } from './texts'

interface Props {
  title: string
  head: [string, string]
  items: { name: string; value: number }[]
  height?: 250 | 150
  format?: (value: number) => string
}

/** Parts of a whole, each with its own label; what is 0 is left out of the ring and stands in the table. */
export function PieChart({ title, head, items, height = 250, format }: Props) {
  const t = useReportTexts()
  const { number } = useRegion()
  const say = format ?? number
  const whole = items.reduce((sum, one) => sum + one.value, 0)
  const label = (one: { name: string; value: number }) =>
    t('total', { name: one.name, value: say(one.value), share: number(Math.round((one.value / whole) * 1000) / 10) })
  let from = 0
  const parts = items.map((one, at) => {
    const begins = from
    from += one.value / whole
    return { ...one, color: palette[at % palette.length], path: slice(begins, from, 50, 28) }
  })
  return (
    <Part title={title} empty={whole === 0}>
      <Stack gap="xs">
        <Group gap="lg" wrap="wrap" mih={height}>
          <svg width={height - 20} height={height - 20} viewBox="-52 -52 104 104" role="img" aria-label={title}>
            {parts.map((one) =>
              one.value ? (
                <path key={one.name} d={one.path} fill={one.color} stroke="var(--mantine-color-body)">
                  <title>{label(one)}</title>
                </path>
              ) : null,
            )}
          </svg>
          <Stack gap={6} aria-hidden>
            {parts.map((one) =>
              one.value ? (
                <Group key={one.name} gap={8} wrap="nowrap">
                  <svg width={12} height={12} aria-hidden="true">
                    <rect width={12} height={12} rx={2} fill={one.color} />
                  </svg>
                  <Text size="sm">{label(one)}</Text>
                </Group>
              ) : null,
            )}
          </Stack>
        </Group>
        <ChartTable label={title} head={head} rows={items.map((one) => ({ key: one.name, cells: [one.name, say(one.value)] }))} />
      </Stack>
    </Part>
  )
}
