import { useState } from 'react'

/** Whether the navigation shows icons only; a person's choice, kept on this device. */
export function useFolded(): [boolean, () => void] {
  const [folded, setFolded] = useState(() => localStorage.getItem('nav') === 'folded')
  const fold = () => {
    localStorage.setItem('nav', folded ? 'open' : 'folded')
    setFolded(!folded)
  }
  return [folded, fold]
}
