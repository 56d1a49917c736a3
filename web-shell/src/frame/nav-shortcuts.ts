import { useLanguage } from '@clinic/kit/i18n'
import type { Shortcut } from '@clinic/kit/ui'
import { useNavigate } from 'react-router'
import { useRemoteList } from '../remotes/remote-registry'
import { useShellTranslation } from '../texts'
import { groupNavItems, useNavItems } from './nav'

/** The letter that goes to an entry of the navigation after G, the same in both languages: by its area, or by the address of its page. */
const LETTERS: [letter: string, entry: string][] = [
  ['h', '/'],
  ['c', '/calendar/booking'],
  ['k', '/clients'],
  ['p', 'checkout'],
  ['r', 'reports'],
  ['q', 'quality'],
  ['s', 'settings'],
]

/** The keys G and a letter for the entries of the navigation. */
export function useNavShortcuts(): Shortcut[] {
  const t = useShellTranslation()
  const navigate = useNavigate()
  const { entries } = useRemoteList()
  const groups = groupNavItems(useNavItems(entries, useLanguage()))
  return LETTERS.flatMap(([letter, entry]) => {
    const group = groups.find(({ to, items }) => (items[0]?.area ?? to) === entry)
    return group ? [{ keys: `g ${letter}`, label: group.label, group: t('shortcuts.goTo'), onPress: () => void navigate(group.to) }] : []
  })
}
