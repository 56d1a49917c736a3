import type { Language } from './locale'

/** The language of the `lang` parameter (which is then remembered on this device), the remembered one, or the browser's. */
export function getDeviceLanguage(): Language {
  const param = new URLSearchParams(window.location.search).get('lang')
  if (param === 'en' || param === 'sv') localStorage.setItem('language', param)
  return (localStorage.getItem('language') ?? navigator.language.slice(0, 2)) === 'sv' ? 'sv' : 'en'
}

/** Remembers the language on this device and sets it on the page, for screen readers. */
export function saveDeviceLanguage(language: Language): void {
  localStorage.setItem('language', language)
  document.documentElement.lang = language
}
