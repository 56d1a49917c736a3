import { type HelpTexts, toHelpTexts } from '@clinic/kit/ui'
import { useShellTranslation } from './texts'

/** The help of a screen (USE-013). */
export function useHelp(
  screen:
    | 'home'
    | 'notifications'
    | 'company'
    | 'systemSettings'
    | 'clientFields'
    | 'policy'
    | 'team'
    | 'profile'
    | 'support'
    | 'inviteFriend',
): HelpTexts {
  const t = useShellTranslation()
  return toHelpTexts((key) => t(`help.${screen}.${key}`))
}
