type Rgb = [number, number, number]

const MIN_CONTRAST = 4.5

export function parseHex(hex: string): Rgb | null {
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

/** The company's choice of black or white text, or the other one where the choice is unreadable on the colour (PLT-057). */
export function getReadableTextColor(color: string, isBlackText: boolean): '#000000' | '#ffffff' {
  const [chosen, other] = isBlackText ? (['#000000', '#ffffff'] as const) : (['#ffffff', '#000000'] as const)
  return getContrast(color, chosen) >= MIN_CONTRAST ? chosen : other
}
