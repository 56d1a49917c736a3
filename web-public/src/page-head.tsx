import { type Language, useLanguage } from '@clinic/kit/lite'
import { setUrlParams } from './url-state'

const OTHER_LANGUAGE: Record<Language, { code: Language; name: string }> = {
  en: { code: 'sv', name: 'Svenska' },
  sv: { code: 'en', name: 'English' },
}

/** The button that shows the page in the other language. */
export function LanguageSwitch() {
  const { code, name } = OTHER_LANGUAGE[useLanguage()]
  return (
    <button type="button" className="button button-secondary language" lang={code} onClick={() => setUrlParams({ lang: code }, 'replace')}>
      {name}
    </button>
  )
}

/** The heading of a page that belongs to no clinic, and its language. */
export function PageHead({ title }: { title: string }) {
  return (
    <header className="page-head">
      <h1>{title}</h1>
      <LanguageSwitch />
    </header>
  )
}
