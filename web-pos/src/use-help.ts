import { type HelpTexts, toHelpTexts } from '@clinic/kit/ui'
import { usePosTranslation } from './texts'

/** The help of a screen (USE-013). */
export function useHelp(screen: 'checkout'): HelpTexts {
  const t = usePosTranslation()
  return toHelpTexts((key) => t(`help.${screen}.${key}`))
}
