import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import 'dayjs/locale/sv'
import 'dayjs/locale/en-gb'
import { type ReactNode, useMemo } from 'react'
import { useFormatters, useLanguage } from '../i18n'
import { useCompany } from '../session'
import { useKitTranslation } from '../texts'
import { createAppTheme, createCssVariables, DEFAULT_BRAND_COLOR } from './theme'

/** The styles that Mantine adds at run time need the page's nonce. */
const getNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

/** The providers of every screen: theme, server state, dialogs, toasts and the locale of date inputs. */
export function KitProviders({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  const company = useCompany()
  const language = useLanguage()
  const { localeSettings } = useFormatters()
  const color = company?.theme_color ?? DEFAULT_BRAND_COLOR
  const isBlackText = company?.is_black_text ?? false
  const closeLabel = useKitTranslation()('close')
  const theme = useMemo(() => createAppTheme(color, closeLabel), [color, closeLabel])
  const resolver = useMemo(() => createCssVariables(color, isBlackText), [color, isBlackText])
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto" getStyleNonce={getNonce}>
        <DatesProvider settings={{ locale: language === 'sv' ? 'sv' : 'en-gb', firstDayOfWeek: localeSettings.isSundayFirst ? 0 : 1 }}>
          <ModalsProvider>
            <Notifications position="bottom-center" autoClose={2000} transitionDuration={120} limit={4} />
            {children}
          </ModalsProvider>
        </DatesProvider>
      </MantineProvider>
    </QueryClientProvider>
  )
}
