import { create } from 'zustand'
import type { Language } from '../core/locale'
import { createTranslator, type Texts, type TextTree, type Translate } from '../core/translator'
import { en as commonEn } from './texts/en'
import { sv as commonSv } from './texts/sv'

/** The language of the `lang` parameter (which is then remembered on this device), the remembered one, or the browser's. */
function getInitialLanguage(): Language {
  const param = new URLSearchParams(window.location.search).get('lang')
  if (param === 'en' || param === 'sv') localStorage.setItem('language', param)
  return (localStorage.getItem('language') ?? navigator.language.slice(0, 2)) === 'sv' ? 'sv' : 'en'
}

const useLanguageStore = create<{ language: Language }>(() => ({ language: getInitialLanguage() }))
document.documentElement.lang = useLanguageStore.getState().language

export const getLanguage = (): Language => useLanguageStore.getState().language

/** Switches the language of the screen and remembers it on this device. */
export function setLanguage(language: Language): void {
  localStorage.setItem('language', language)
  document.documentElement.lang = language
  useLanguageStore.setState({ language })
}

/** The language of the screen; the component renders again when it changes. */
export const useLanguage = (): Language => useLanguageStore(({ language }) => language)

function createHookAndFunction<Source extends TextTree>(texts: { en: Source; sv: Texts<NoInfer<Source>> }) {
  const translator = createTranslator(texts)
  const translate: Translate<Source> = (key, ...values) => translator[getLanguage()](key, ...values)
  const useTranslation = (): Translate<Source> => translator[useLanguage()]
  return { translate, useTranslation }
}

type WithCommon<Source> = Source & { common: typeof commonEn }

/**
 * Returns the hook and the function that translate the keys of these texts and of the `common` ones, which are checked at build time with
 * their values: `export const { useTranslation, translate } = createTranslations({ en, sv })`.
 */
export const createTranslations = <Source extends TextTree>({ en, sv }: { en: Source; sv: Texts<NoInfer<Source>> }) =>
  createHookAndFunction<WithCommon<Source>>({
    en: { ...en, common: commonEn },
    sv: { ...sv, common: commonSv } as Texts<WithCommon<Source>>,
  })
