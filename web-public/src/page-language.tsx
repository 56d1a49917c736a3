import { LanguageProvider, pickLanguage } from '@clinic/kit/lite'
import { type ReactNode, useLayoutEffect } from 'react'
import { useUrlParams } from './url-state'

/** Sets the language of a page that belongs to no clinic: the link's, else the browser's. */
export function PageLanguage({ children }: { children: ReactNode }) {
  const language = pickLanguage(useUrlParams().get('lang'), navigator.language)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LanguageProvider language={language}>{children}</LanguageProvider>
}
