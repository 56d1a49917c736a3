import { useLanguage } from '@clinic/kit/i18n'
import type { Shortcut } from '@clinic/kit/ui'
import { useNavigate } from 'react-router'
import { useRemoteList } from '../remotes/remote-registry'
import { useShellTranslation } from '../texts'
import { useNavItems } from './nav'

/** The letter that goes to a page after G, the same in both languages; the first page that the user may open has it. */
const LETTERS: [letter: string, prefix: string][] = [
  ['h', '/'],
  ['c', '/calendar'],
  ['k', '/clients'],
  ['p', '/point-of-sale'],
  ['r', '/reports'],
  ['q', '/management-system'],
  ['s', '/settings'],
]

const isBelow = (path: string, prefix: string) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`))

/** The keys G and a letter for the pages of the navigation. */
export function useNavShortcuts(): Shortcut[] {
  const t = useShellTranslation()
  const navigate = useNavigate()
  const { entries } = useRemoteList()
  const items = useNavItems(entries, useLanguage())
  return LETTERS.flatMap(([letter, prefix]) => {
    const item = items.find(({ to }) => isBelow(to, prefix))
    return item ? [{ keys: `g ${letter}`, label: item.label, group: t('shortcuts.goTo'), onPress: () => void navigate(item.to) }] : []
  })
}
