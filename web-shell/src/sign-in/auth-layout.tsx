import { Button, useLanguage } from '@clinic/kit/lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSetLanguage } from './page-language'
import { useTranslation } from './texts'

let isFirstPage = true

/** The layout of the pages before sign-in: one column with a title and the language switch. The title of a later page takes the focus, unless an input has it. */
export function AuthLayout({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  const t = useTranslation()
  const setLanguage = useSetLanguage()
  const language = useLanguage()
  const otherLanguage = language === 'en' ? 'sv' : 'en'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirstPage && document.activeElement?.tagName !== 'INPUT') heading.current?.focus()
    isFirstPage = false
  }, [])
  useEffect(() => {
    document.title = `${title} · Aster`
  }, [title])
  return (
    <main className="auth">
      <div className="auth-column">
        <div className="auth-header">
          <span className="auth-name">Aster</span>
          <Button kind="link" lang={otherLanguage} onClick={() => setLanguage(otherLanguage)}>
            {t('otherLanguage')}
          </Button>
        </div>
        <div className="auth-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className="auth-intro">{intro}</p>}
        </div>
        {children}
        <footer>
          <a className="small" href={`/public/accessibility?lang=${language}`}>
            {t('accessibility')}
          </a>
        </footer>
      </div>
    </main>
  )
}
