import i18next, { type i18n as I18n } from 'i18next'
import { useCallback } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'

export type Language = 'en' | 'sv'

/** The same keys with any wording: `sv satisfies Texts<typeof en>` fails the build when a text is missing (PLT-090). */
export type Texts<Source> = { [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]> }

/** A key of a text, dotted when nested; plural forms (`visits_one`, `visits_other`) are named by what comes before them. */
export type KeyOf<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? Key extends `${infer Stem}_one` | `${infer Stem}_other`
      ? Stem
      : Key
    : `${Key}.${KeyOf<Source[Key]>}`
}[keyof Source & string]

export const i18n: I18n = i18next.createInstance()

/** Asked for in the address (and then kept), chosen earlier on this device, or the browser's own. */
function remembered(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang')
  if (asked === 'en' || asked === 'sv') localStorage.setItem('language', asked)
  return (localStorage.getItem('language') ?? navigator.language.slice(0, 2)) === 'sv' ? 'sv' : 'en'
}

void i18n.use(initReactI18next).init({
  lng: remembered(),
  fallbackLng: false,
  resources: {},
  interpolation: { escapeValue: false },
  react: { bindI18nStore: 'added' },
  initAsync: false,
})
document.documentElement.lang = i18n.language

export const getLanguage = (): Language => i18n.language as Language

/** Switches every text on the screen at once, and remembers it for the next visit. */
export function setLanguage(language: Language): void {
  localStorage.setItem('language', language)
  document.documentElement.lang = language
  void i18n.changeLanguage(language)
}

/** The language the screen is in; a component that reads it is drawn again on a switch. */
export function useLanguage(): Language {
  return useTranslation(undefined, { i18n }).i18n.language as Language
}

/**
 * Gives a bundle its own texts and answers the hook and the function that read them, with keys checked when it is built:
 * `export const { useTexts, text } = defineTexts('booking', en, sv)`.
 */
export function defineTexts<Source extends object>(namespace: string, en: Source, sv: Texts<Source>) {
  i18n.addResourceBundle('en', namespace, en, true, true)
  i18n.addResourceBundle('sv', namespace, sv, true, true)
  type Key = KeyOf<Source>
  const text = (key: Key, values: Record<string, unknown> = {}): string =>
    (i18n.t as (key: string, values: object) => string)(key, { ns: namespace, ...values })
  const useTexts = () => {
    const { i18n: instance } = useTranslation(namespace, { i18n })
    const language = instance.language
    // biome-ignore lint/correctness/useExhaustiveDependencies: a switch of language has to give a new function
    return useCallback((key: Key, values?: Record<string, unknown>) => text(key, values), [language])
  }
  return { text, useTexts }
}
