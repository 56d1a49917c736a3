type Rgb = [number, number, number]

const MIN_CONTRAST = 4.5

function parseHex(hex: string): Rgb | null {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  const [red = 0, green = 0, blue = 0] = match?.slice(1).map((part) => Number.parseInt(part, 16)) ?? []
  return match ? [red, green, blue] : null
}

function getLuminance(rgb: Rgb) {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two #rrggbb colours (WCAG 2.2). */
export function getContrast(a: string, b: string) {
  const luminances = [a, b].map((hex) => getLuminance(parseHex(hex) ?? [0, 0, 0])).sort((x, y) => y - x)
  const [light, dark] = luminances as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function mixColors(from: Rgb, to: Rgb, share: number) {
  return `#${from
    .map((channel, i) =>
      Math.round(channel + ((to[i] ?? 0) - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The closest shade of a colour that is readable as text on a background (4.5 to 1). */
export function toReadableShade(color: string, background: string) {
  const from = parseHex(color)
  if (!from) return color
  const to: Rgb = getContrast(background, '#000000') > getContrast(background, '#ffffff') ? [0, 0, 0] : [255, 255, 255]
  for (let share = 0; share < 1; share += 0.05) {
    const shade = mixColors(from, to, share)
    if (getContrast(shade, background) >= MIN_CONTRAST) return shade
  }
  return mixColors(from, to, 1)
}

const LIGHT_BACKGROUND = '#ffffff'
const DARK_BACKGROUND = '#17171a'

/** Sets the clinic's colour on the page, with its choice of black or white text unless that is unreadable on the colour. */
export function applyTheme(theme: { theme_color: string; is_black_text: boolean }, root = document.documentElement) {
  const color = parseHex(theme.theme_color) ? theme.theme_color : '#5551ce'
  const textColor = theme.is_black_text ? '#000000' : '#ffffff'
  const otherTextColor = theme.is_black_text ? '#ffffff' : '#000000'
  root.style.setProperty('--accent', color)
  root.style.setProperty('--on-accent', getContrast(color, textColor) >= MIN_CONTRAST ? textColor : otherTextColor)
  root.style.setProperty('--accent-on-light', toReadableShade(color, LIGHT_BACKGROUND))
  root.style.setProperty('--accent-on-dark', toReadableShade(color, DARK_BACKGROUND))
}
