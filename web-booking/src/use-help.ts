import { type HelpTexts, toHelpTexts } from '@clinic/kit/ui'
import { useBookingTranslation } from './texts'

/** The help of a screen (USE-013). */
export function useHelp(screen: 'calendar' | 'services'): HelpTexts {
  const t = useBookingTranslation()
  return toHelpTexts((key) => t(`help.${screen}.${key}`))
}
