import { applyTheme, type FetchState, type Language, pickLanguage, useFetch } from '@clinic/kit/lite'
import { useLayoutEffect } from 'react'
import { useUrlParams } from './url-state'

type BrandedClinic = Parameters<typeof applyTheme>[0] & { language: Language }
type ClinicApi<Clinic> = { clinic: (signal: AbortSignal) => Promise<Clinic> }

/** Fetch a page's clinic, choose the page's language (the address, else the clinic's, else the browser's) and apply the clinic's colour. */
export function useClinicPage<Clinic extends BrandedClinic>(
  createApi: (language: Language) => ClinicApi<Clinic>,
): { clinic: FetchState<Clinic>; language: Language } {
  const requestedLanguage = useUrlParams().get('lang')
  const clinic = useFetch('clinic', createApi(pickLanguage(requestedLanguage, navigator.language)).clinic)
  const language = pickLanguage(requestedLanguage, clinic.data?.language, navigator.language)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useLayoutEffect(() => {
    if (clinic.data) applyTheme(clinic.data)
  }, [clinic.data])
  return { clinic, language }
}
