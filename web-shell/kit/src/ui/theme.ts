import { type CSSVariablesResolver, colorsTuple, createTheme, rem } from '@mantine/core'

/** Our own colour, worn where no company's is known. */
export const ownColor = '#5551CE'

/** The look: `close` is what a dialog's and a toast's cross says; one sans, quiet greys, 14 px for staff, and the company's colour as the primary (PLT-057). */
export const themeOf = (color: string, close: string) =>
  createTheme({
    primaryColor: 'company',
    colors: { company: colorsTuple(/^#[0-9a-f]{6}$/i.test(color) ? color : ownColor) },
    fontFamily: '"Inter Variable", system-ui, sans-serif',
    fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(18) },
    headings: { fontWeight: '600', sizes: { h1: { fontSize: rem(22) }, h2: { fontSize: rem(17) }, h3: { fontSize: rem(15) } } },
    defaultRadius: 'md',
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      Button: { defaultProps: { size: 'sm' } },
      Table: { defaultProps: { fz: 'md' } },
      // Yellow on yellow can't be read.
      Alert: { styles: { title: { color: 'var(--mantine-color-text)' } } },
      NavLink: { styles: { label: { fontSize: 'var(--mantine-font-size-md)' } } },
      Drawer: { defaultProps: { transitionProps: { duration: 120 } } },
      // A dialog's heading is no banner of the page.
      Modal: {
        defaultProps: {
          transitionProps: { duration: 120 },
          centered: true,
          closeButtonProps: { 'aria-label': close },
          attributes: { header: { role: 'presentation' } },
        },
        styles: { title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 600 } },
      },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
      Menu: { defaultProps: { transitionProps: { duration: 80 } } },
      Tooltip: { defaultProps: { transitionProps: { duration: 80 }, withArrow: false } },
    },
  })

/** Red that can be read: as text on the page, and under white on a button. */
const alarm = (text: string) => ({
  '--mantine-color-error': text,
  '--mantine-color-red-text': text,
  '--mantine-color-red-light-color': text,
  '--mantine-color-red-filled': '#c92a2a',
  '--mantine-color-red-filled-hover': '#b02525',
})

/** Shades of the company's colour, and the text on it that the company chose, as CSS that a switch of company re-colours at run time. */
export const shades =
  (color: string, blackText: boolean): CSSVariablesResolver =>
  () => {
    const mix = (share: number, other: string) => `color-mix(in oklab, ${color} ${share}%, ${other})`
    const common = {
      '--mantine-primary-color-contrast': blackText ? '#000' : '#fff',
      '--mantine-primary-color-filled': color,
      '--mantine-primary-color-filled-hover': mix(88, blackText ? 'white' : 'black'),
      '--mantine-color-company-filled': color,
      '--mantine-color-company-filled-hover': mix(88, blackText ? 'white' : 'black'),
    }
    const tints = (text: string) => ({
      '--mantine-primary-color-light': mix(10, 'transparent'),
      '--mantine-primary-color-light-hover': mix(16, 'transparent'),
      '--mantine-primary-color-light-color': mix(55, text),
      '--mantine-color-company-light': mix(10, 'transparent'),
      '--mantine-color-company-light-hover': mix(16, 'transparent'),
      '--mantine-color-company-light-color': mix(55, text),
      '--mantine-color-anchor': mix(55, text),
    })
    return {
      variables: common,
      light: {
        ...tints('black'),
        '--mantine-color-dimmed': '#5c636e',
        '--mantine-color-placeholder': '#6b727d',
        ...alarm('#c92a2a'),
        '--clinic-hairline': '#e6e8eb',
        '--clinic-quiet': '#f7f8f9',
      },
      dark: {
        ...tints('white'),
        '--mantine-color-body': '#16181c',
        '--mantine-color-dimmed': '#a3a9b3',
        '--mantine-color-placeholder': '#8b929d',
        ...alarm('#ff8787'),
        '--clinic-hairline': '#2c3037',
        '--clinic-quiet': '#1c1f24',
      },
    }
  }
