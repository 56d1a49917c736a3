import { create } from 'zustand'
import { getDeviceLanguage, saveDeviceLanguage } from '../core/device-language'
import type { Language } from '../core/locale'
import { createTranslator, type Texts, type TextTree, type Translate } from '../core/translator'
import { en as commonEn } from './texts/en'
import { sv as commonSv } from './texts/sv'

const useLanguageStore = create<{ language: Language }>(() => ({ language: getDeviceLanguage() }))
document.documentElement.lang = useLanguageStore.getState().language

export const getLanguage = (): Language => useLanguageStore.getState().language

/** Switches the language of the screen and remembers it on this device. */
export function setLanguage(language: Language): void {
  saveDeviceLanguage(language)
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
