import { createContext, useContext } from 'react'
import { create } from 'zustand'
import { getDeviceLanguage, saveDeviceLanguage } from '../core/device-language'
import type { Language } from '../core/locale'
import { createTranslator, type Texts, type TextTree, type Translate } from '../core/translator'
import { applyClientTerm, type ClientTerm, isClientTerm } from './client-term'
import { en as commonEn } from './texts/en'
import { sv as commonSv } from './texts/sv'

const useLanguageStore = create<{ language: Language; clientTerm: ClientTerm }>(() => ({
  language: getDeviceLanguage(),
  clientTerm: 'client',
}))
document.documentElement.lang = useLanguageStore.getState().language

export const getLanguage = (): Language => useLanguageStore.getState().language

/** Switches the language of the screen and remembers it on this device. */
export function setLanguage(language: Language): void {
  saveDeviceLanguage(language)
  useLanguageStore.setState({ language })
}

/** Uses the company's word for its clients (CLIENT_TERM) in all texts from now on. */
export const setClientTerm = (term: unknown): void => useLanguageStore.setState({ clientTerm: isClientTerm(term) ? term : 'client' })

/** A text that isn't translated by a key, with the company's word for its clients. */
export const translateClientTerm = (text: string): string => applyClientTerm(text, useLanguageStore.getState().clientTerm)

/** The language of a part of the screen that a client reads, where it isn't the user's own. */
const LanguageContext = createContext<Language | null>(null)
export const LanguageProvider = LanguageContext.Provider

/** The language of the screen, or of the part around the component; the component renders again when it changes. */
export function useLanguage(): Language {
  const partLanguage = useContext(LanguageContext)
  return useLanguageStore(({ language }) => partLanguage ?? language)
}

function createHookAndFunction<Source extends TextTree>(texts: { en: Source; sv: Texts<NoInfer<Source>> }) {
  const translators = new Map<ClientTerm, Record<Language, Translate<Source>>>()
  const getTranslator = (term: ClientTerm) => {
    const translator = translators.get(term) ?? createTranslator(texts, (text) => applyClientTerm(text, term))
    translators.set(term, translator)
    return translator
  }
  const select = ({ language, clientTerm }: { language: Language; clientTerm: ClientTerm }) => getTranslator(clientTerm)[language]
  const translate: Translate<Source> = (key, ...values) => select(useLanguageStore.getState())(key, ...values)
  const useTranslation = (): Translate<Source> => {
    const language = useContext(LanguageContext)
    return useLanguageStore((state) => select(language ? { ...state, language } : state))
  }
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
