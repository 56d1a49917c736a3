import { useMediaQuery } from '@clinic/kit/ui'
import { useState } from 'react'

const STORAGE_KEY = 'navigation'

/** From this width the navigation is next to the content; below it, it covers the screen and always shows its labels. */
const NEXT_TO_CONTENT = '(min-width: 48em)'
/** On a tablet the content needs the width. */
const TABLET = '(max-width: 62em)'
const matchOnFirstRender = { getInitialValueInEffect: false }

/** Whether the navigation shows icons only: the user's choice, stored on this device, or by default the width of the screen. */
export function useNavCollapsed(): [boolean, () => void] {
  const [stored, setStored] = useState(() => localStorage.getItem(STORAGE_KEY))
  const isNextToContent = useMediaQuery(NEXT_TO_CONTENT, undefined, matchOnFirstRender)
  const isTablet = useMediaQuery(TABLET, undefined, matchOnFirstRender)
  const isCollapsed = isNextToContent === true && (stored ? stored === 'collapsed' : isTablet === true)
  const toggle = () => {
    const next = isCollapsed ? 'open' : 'collapsed'
    localStorage.setItem(STORAGE_KEY, next)
    setStored(next)
  }
  return [isCollapsed, toggle]
}
