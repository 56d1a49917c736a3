import { useMediaQuery } from '@clinic/kit/ui'
import { useState } from 'react'

/** Beside the work from here on; on anything smaller the navigation covers the screen and shows its words. */
const BESIDE = '(min-width: 48em)'
/** On a tablet the day's work needs the width. */
const SMALL = '(max-width: 62em)'
const atOnce = { getInitialValueInEffect: false }

/** Whether the navigation shows icons only; a person's choice, kept on this device, and until it is made what the screen has room for. */
export function useFolded(): [boolean, () => void] {
  const [chosen, choose] = useState(() => localStorage.getItem('nav'))
  const beside = useMediaQuery(BESIDE, undefined, atOnce)
  const small = useMediaQuery(SMALL, undefined, atOnce)
  const folded = beside === true && (chosen ? chosen === 'folded' : small === true)
  const fold = () => {
    const next = folded ? 'open' : 'folded'
    localStorage.setItem('nav', next)
    choose(next)
  }
  return [folded, fold]
}
