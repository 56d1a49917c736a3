import { getReadableTextColor, parseHex, toReadableShade } from '../core/theme-colors'

export { getContrast, toReadableShade } from '../core/theme-colors'

const LIGHT_BACKGROUND = '#ffffff'
const DARK_BACKGROUND = '#17171a'

/** Sets the clinic's colour on the page, with its choice of black or white text unless that is unreadable on the colour. */
export function applyTheme(theme: { theme_color: string; is_black_text: boolean }, root = document.documentElement) {
  const color = parseHex(theme.theme_color) ? theme.theme_color : '#5551ce'
  root.style.setProperty('--accent', color)
  root.style.setProperty('--on-accent', getReadableTextColor(color, theme.is_black_text))
  root.style.setProperty('--accent-on-light', toReadableShade(color, LIGHT_BACKGROUND))
  root.style.setProperty('--accent-on-dark', toReadableShade(color, DARK_BACKGROUND))
}
