import { Kbd, UnstyledButton } from '@clinic/kit/ui'
import { TbSearch } from 'react-icons/tb'
import { useShellTexts } from '../../texts'
import { CommandPalette } from './command-palette'
import { openPalette } from './palette'

/** The box at the top that opens the palette; Ctrl or ⌘ K does as well. */
export function SearchBox() {
  const t = useShellTexts()
  return (
    <>
      <UnstyledButton className="shell-search" onClick={openPalette}>
        <TbSearch size={16} aria-hidden />
        <span>{t('search.box')}</span>
        <Kbd size="xs" visibleFrom="sm" aria-hidden>
          ⌘K
        </Kbd>
      </UnstyledButton>
      <CommandPalette />
    </>
  )
}
