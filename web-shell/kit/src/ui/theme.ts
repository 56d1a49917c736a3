import { type CSSVariablesResolver, colorsTuple, createTheme, rem } from '@mantine/core'
import { getReadableTextColor } from '../core/theme-colors'

/** The colour without a company, as before sign-in. */
export const DEFAULT_BRAND_COLOR = '#5551CE'

/** The theme of the staff app with the company's colour as the primary one (PLT-057). */
export const createAppTheme = (color: string, closeLabel: string) =>
  createTheme({
    primaryColor: 'company',
    colors: { company: colorsTuple(/^#[0-9a-f]{6}$/i.test(color) ? color : DEFAULT_BRAND_COLOR) },
    fontFamily: '"Inter Variable", system-ui, sans-serif',
    fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(18) },
    headings: { fontWeight: '600', sizes: { h1: { fontSize: rem(22) }, h2: { fontSize: rem(17) }, h3: { fontSize: rem(15) } } },
    defaultRadius: 'md',
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      Button: { defaultProps: { size: 'sm' } },
      Table: { defaultProps: { fz: 'md' } },
      // The title of a yellow alert is unreadable in yellow.
      Alert: { styles: { title: { color: 'var(--mantine-color-text)' } } },
      NavLink: { styles: { label: { fontSize: 'var(--mantine-font-size-md)' } } },
      Drawer: { defaultProps: { transitionProps: { duration: 120 } } },
      // A dialog's header element would count as a banner landmark of the page.
      Modal: {
        defaultProps: {
          transitionProps: { duration: 120 },
          centered: true,
          closeButtonProps: { 'aria-label': closeLabel },
          attributes: { header: { role: 'presentation' } },
        },
        styles: { title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 600 } },
      },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': closeLabel } } },
      Menu: { defaultProps: { transitionProps: { duration: 80 } } },
      Tooltip: { defaultProps: { transitionProps: { duration: 80 }, withArrow: false } },
    },
  })

/** Readable reds, for text and for buttons with white text. */
const getDangerColors = (textColor: string) => ({
  '--mantine-color-error': textColor,
  '--mantine-color-red-text': textColor,
  '--mantine-color-red-light-color': textColor,
  '--mantine-color-red-filled': '#c92a2a',
  '--mantine-color-red-filled-hover': '#b02525',
})

const mixWith = (color: string, share: number, otherColor: string) => `color-mix(in oklab, ${color} ${share}%, ${otherColor})`

/** CSS variables with the shades of the company's colour and its text colour, which change at run time with the company. */
export const createCssVariables =
  (color: string, isBlackText: boolean): CSSVariablesResolver =>
  () => {
    const textColor = getReadableTextColor(color, isBlackText)
    const hover = mixWith(color, 88, textColor === '#000000' ? 'white' : 'black')
    const mix = (share: number, otherColor: string) => mixWith(color, share, otherColor)
    const common = {
      '--mantine-primary-color-contrast': textColor,
      '--mantine-primary-color-filled': color,
      '--mantine-primary-color-filled-hover': hover,
      '--mantine-color-company-filled': color,
      '--mantine-color-company-filled-hover': hover,
    }
    const getTints = (shade: string) => ({
      '--mantine-primary-color-light': mix(10, 'transparent'),
      '--mantine-primary-color-light-hover': mix(16, 'transparent'),
      '--mantine-primary-color-light-color': mix(55, shade),
      '--mantine-color-company-light': mix(10, 'transparent'),
      '--mantine-color-company-light-hover': mix(16, 'transparent'),
      '--mantine-color-company-light-color': mix(55, shade),
      '--mantine-color-anchor': mix(55, shade),
    })
    return {
      variables: common,
      light: {
        ...getTints('black'),
        '--mantine-color-dimmed': '#5c636e',
        '--mantine-color-placeholder': '#6b727d',
        ...getDangerColors('#c92a2a'),
        '--clinic-hairline': '#e6e8eb',
        '--clinic-surface-muted': '#f7f8f9',
      },
      dark: {
        ...getTints('white'),
        '--mantine-color-body': '#16181c',
        '--mantine-color-dimmed': '#a3a9b3',
        '--mantine-color-placeholder': '#959ca7',
        ...getDangerColors('#ff8787'),
        '--clinic-hairline': '#2c3037',
        '--clinic-surface-muted': '#1c1f24',
      },
    }
  }
