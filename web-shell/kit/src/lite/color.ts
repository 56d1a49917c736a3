type Rgb = [number, number, number]

function parse(hex: string): Rgb | null {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  const [red = 0, green = 0, blue = 0] = match?.slice(1).map((part) => Number.parseInt(part, 16)) ?? []
  return match ? [red, green, blue] : null
}

function luminance(rgb: Rgb) {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2's contrast ratio of two #rrggbb colours. */
export function contrast(one: string, other: string) {
  const [light, dark] = [one, other].map((hex) => luminance(parse(hex) ?? [0, 0, 0])).sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function mix(from: Rgb, to: Rgb, share: number) {
  return `#${from
    .map((channel, i) =>
      Math.round(channel + ((to[i] ?? 0) - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The nearest shade of a colour that can be read as text on a background (4.5 to 1). */
export function readableOn(color: string, background: string) {
  const from = parse(color)
  if (!from) return color
  const to: Rgb = contrast(background, '#000000') > contrast(background, '#ffffff') ? [0, 0, 0] : [255, 255, 255]
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mix(from, to, share)
    if (contrast(shade, background) >= 4.5) return shade
  }
  return mix(from, to, 1)
}

const LIGHT = '#ffffff'
const DARK = '#17171a'

/** Puts a clinic's colour on the page; its choice of black or white text holds unless nobody could read it. */
export function wearTheme(theme: { theme_color: string; is_black_text: boolean }, root = document.documentElement) {
  const color = parse(theme.theme_color) ? theme.theme_color : '#5551ce'
  const chosen = theme.is_black_text ? '#000000' : '#ffffff'
  const other = theme.is_black_text ? '#ffffff' : '#000000'
  root.style.setProperty('--accent', color)
  root.style.setProperty('--on-accent', contrast(color, chosen) >= 4.5 ? chosen : other)
  root.style.setProperty('--accent-on-light', readableOn(color, LIGHT))
  root.style.setProperty('--accent-on-dark', readableOn(color, DARK))
}
