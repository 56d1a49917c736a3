/** Blue, orange, green, purple, light blue, red: told apart by colour-blind people too. */
export const palette = ['#0072B2', '#E69F00', '#009E73', '#CC79A7', '#56B4E9', '#D55E00'] as const

/** Round steps from 0 to at least `most`. */
export function ticks(most: number, wanted = 4): number[] {
  if (most <= 0) return [0]
  const rough = most / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power)
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step)
}

/** Which of so many labels fit beside each other: each that many'th. */
export const every = (count: number, width: number, room = 84): number => Math.max(1, Math.ceil((count * room) / Math.max(width, room)))

/** A slice of a ring as a path: shares of the whole, from and to. */
export function slice(from: number, to: number, outer: number, inner: number): string {
  const end = Math.min(to, from + 0.99999)
  const point = (share: number, radius: number) => {
    const angle = share * 2 * Math.PI - Math.PI / 2
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
  }
  const large = end - from > 0.5 ? 1 : 0
  return `M ${point(from, outer)} A ${outer} ${outer} 0 ${large} 1 ${point(end, outer)} L ${point(end, inner)} A ${inner} ${inner} 0 ${large} 0 ${point(from, inner)} Z`
}
