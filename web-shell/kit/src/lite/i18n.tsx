import { createContext, type ReactNode, useContext } from 'react'

export type Language = 'en' | 'sv'

/** The shape that another language must fill: the same keys, and texts with parts as the same functions. */
export type Texts<T> = {
  [K in keyof T]: T[K] extends string ? string : T[K] extends (...parts: infer P) => string ? (...parts: P) => string : Texts<T[K]>
}

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'sv'

/** The page's language: what the link says, else the clinic's, else the browser's. */
export function pickLanguage(...wishes: (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const short = wish?.slice(0, 2).toLowerCase()
    if (isLanguage(short)) return short
  }
  return 'en'
}

/** A provider and a hook over texts that were compiled in; a key that one language lacks does not compile. */
export function createTexts<T>(all: Record<Language, T>) {
  const Context = createContext<{ t: T; language: Language }>({ t: all.en, language: 'en' })
  function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
    return <Context value={{ t: all[language], language }}>{children}</Context>
  }
  return { TextsProvider, useTexts: () => useContext(Context) }
}
