import { pickLanguage } from '@clinic/kit/lite'
import { Component, type ReactNode, useLayoutEffect } from 'react'
import { useQuery } from './address'
import { PortalPage } from './booking/portal-page'
import { MessagePage } from './message-page'
import { TextsProvider, useTexts } from './texts'

/** Which public page an address means; what isn't built yet is not found, and never an empty page. */
export function App({ path }: { path: string }) {
  const companyId = /^\/booking\/([^/]+)\/?$/.exec(path)?.[1]
  return <Boundary>{companyId ? <PortalPage companyId={companyId} /> : <NotFoundPage />}</Boundary>
}

function WithLanguage({ children }: { children: ReactNode }) {
  const language = pickLanguage(useQuery().get('lang'), navigator.language)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <TextsProvider language={language}>{children}</TextsProvider>
}

function NotFoundPage() {
  return (
    <WithLanguage>
      <NotFound />
    </WithLanguage>
  )
}

function NotFound() {
  const { t } = useTexts()
  return <MessagePage title={t.notFound.title} text={t.notFound.text} />
}

function Broken() {
  const { t } = useTexts()
  return (
    <main className="message" role="alert">
      <h1>{t.broken.title}</h1>
      <p>{t.broken.text}</p>
      <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
        {t.broken.reload}
      </button>
    </main>
  )
}

/** A screen that breaks says so and offers the way back; the address still has what was chosen. */
class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? (
      <WithLanguage>
        <Broken />
      </WithLanguage>
    ) : (
      this.props.children
    )
  }
}
