import { getDeviceLanguage, type Language, LanguageProvider, saveDeviceLanguage } from '@clinic/kit/lite'
import { createContext, type ReactNode, useContext, useState } from 'react'

const SetLanguageContext = createContext<(language: Language) => void>(() => {})

/** The language of the page, which is remembered on this device when the user switches it. */
export function PageLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(() => {
    document.documentElement.lang = getDeviceLanguage()
    return getDeviceLanguage()
  })
  const changeLanguage = (next: Language) => {
    saveDeviceLanguage(next)
    setLanguage(next)
  }
  return (
    <SetLanguageContext value={changeLanguage}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </SetLanguageContext>
  )
}

export const useSetLanguage = () => useContext(SetLanguageContext)
