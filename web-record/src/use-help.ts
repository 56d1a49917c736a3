import { type HelpTexts, toHelpTexts } from '@clinic/kit/ui'
import { useRecordTranslation } from './texts'

/** The help of a screen (USE-013). */
export function useHelp(screen: 'clients'): HelpTexts {
  const t = useRecordTranslation()
  return toHelpTexts((key) => t(`help.${screen}.${key}`))
}
