/** Blue, orange, green, purple, light blue, red: distinguishable with colour blindness too. */
export const CHART_COLORS = ['#0072B2', '#E69F00', '#009E73', '#CC79A7', '#56B4E9', '#D55E00'] as const

/** Round axis values from 0 to at least `max`. */
export function createTicks(max: number, targetCount = 4): number[] {
  if (max <= 0) return [0]
  const roughStep = max / targetCount
  const power = 10 ** Math.floor(Math.log10(roughStep))
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= roughStep) ?? 10) * power)
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step)
}

/** The step between axis labels that fit side by side: 3 shows every third label. */
export const getLabelStep = (count: number, width: number, labelWidth = 84): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, labelWidth)))

/** The SVG path of a ring's arc between two shares of the circle. */
export function createArcPath(from: number, to: number, outerRadius: number, innerRadius: number): string {
  const end = Math.min(to, from + 0.99999)
  const point = (share: number, radius: number) => {
    const angle = share * 2 * Math.PI - Math.PI / 2
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
  }
  const largeArc = end - from > 0.5 ? 1 : 0
  const outer = `M ${point(from, outerRadius)} A ${outerRadius} ${outerRadius} 0 ${largeArc} 1 ${point(end, outerRadius)}`
  const inner = `L ${point(end, innerRadius)} A ${innerRadius} ${innerRadius} 0 ${largeArc} 0 ${point(from, innerRadius)}`
  return `${outer} ${inner} Z`
}
