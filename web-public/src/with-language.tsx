import { pickLanguage } from '@clinic/kit/lite'
import { type ReactNode, useLayoutEffect } from 'react'
import { useQuery } from './address'
import { TextsProvider } from './texts'

/** A page that no clinic stands behind: in the link's language, else the browser's. */
export function WithLanguage({ children }: { children: ReactNode }) {
  const language = pickLanguage(useQuery().get('lang'), navigator.language)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <TextsProvider language={language}>{children}</TextsProvider>
}
