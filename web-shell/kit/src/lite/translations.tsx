import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '../core/locale'
import { createTranslator, type Texts, type TextTree, type Translate } from '../core/translator'

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'sv'

/** The first supported language among the candidates, in order of preference; English if there is none. */
export function pickLanguage(...candidates: (string | null | undefined)[]): Language {
  for (const candidate of candidates) {
    const code = candidate?.slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return 'en'
}

const LanguageContext = createContext<Language>('en')

/** Sets the language of the texts below it. */
export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

export const useLanguage = (): Language => useContext(LanguageContext)

/** Returns the hook that translates the keys of these texts, which are checked at build time with their values. */
export function createTranslations<Source extends TextTree>(texts: { en: Source; sv: Texts<NoInfer<Source>> }) {
  const translator = createTranslator(texts)
  return { useTranslation: (): Translate<Source> => translator[useLanguage()] }
}
