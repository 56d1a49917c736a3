import { Kbd, UnstyledButton } from '@clinic/kit/ui'
import { TbSearch } from 'react-icons/tb'
import { useShellTranslation } from '../../texts'
import { CommandPalette } from './command-palette'
import { openPalette } from './command-palette-store'

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl+K'

/** Opens the command palette, as does Ctrl or ⌘ K. */
export function SearchBox() {
  const t = useShellTranslation()
  return (
    <>
      <UnstyledButton className="shell-search" onClick={openPalette}>
        <TbSearch size={16} aria-hidden />
        <span>{t('search.label')}</span>
        <Kbd size="xs" visibleFrom="sm" aria-hidden>
          {SHORTCUT}
        </Kbd>
      </UnstyledButton>
      <CommandPalette />
    </>
  )
}
