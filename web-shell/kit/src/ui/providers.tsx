import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import 'dayjs/locale/sv'
import 'dayjs/locale/en-gb'
import { type ReactNode, useMemo } from 'react'
import { useLanguage, useRegion } from '../i18n'
import { useCompany } from '../session'
import { useKitTexts } from '../texts'
import { ownColor, shades, themeOf } from './theme'

/** The styles that Mantine writes at run time carry the page's own nonce. */
const nonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

/** Everything a screen of ours stands in: colours of the company, server state, dialogs, toasts and the calendar's language. */
export function KitProviders({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  const company = useCompany()
  const language = useLanguage()
  const { region } = useRegion()
  const color = company?.theme_color ?? ownColor
  const blackText = company?.is_black_text ?? false
  const close = useKitTexts()('close')
  const theme = useMemo(() => themeOf(color, close), [color, close])
  const resolver = useMemo(() => shades(color, blackText), [color, blackText])
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto" getStyleNonce={nonce}>
        <DatesProvider settings={{ locale: language === 'sv' ? 'sv' : 'en-gb', firstDayOfWeek: region.sundayFirst ? 0 : 1 }}>
          <ModalsProvider>
            <Notifications position="bottom-center" autoClose={2000} transitionDuration={120} limit={4} />
            {children}
          </ModalsProvider>
        </DatesProvider>
      </MantineProvider>
    </QueryClientProvider>
  )
}
