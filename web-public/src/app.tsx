import { pickLanguage } from '@clinic/kit/lite'
import { Component, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { useQuery } from './address'
import { PortalPage } from './booking/portal-page'
import { MessagePage } from './message-page'
import { TextsProvider, useTexts } from './texts'

const InvitationPage = lazy(() => import('./features/doctor-invitation/invitation-page'))
const FormsPage = lazy(() => import('./features/forms/forms-page').then(({ FormsPage: page }) => ({ default: page })))
const DocumentPage = lazy(() => import('./features/document/document-page').then(({ DocumentPage: page }) => ({ default: page })))

/** A page whose code comes when it is asked for, so that those who book load none of it. */
const Later = ({ page }: { page: ReactNode }) => (
  <Boundary>
    <Suspense>{page}</Suspense>
  </Boundary>
)

/** Which public page an address means; what isn't built yet is not found, and never an empty page. */
export function App({ path }: { path: string }) {
  const companyId = /^\/booking\/([^/]+)\/?$/.exec(path)?.[1]
  const invitedBy = /^\/doctor-invitation\/([^/]+)\/?$/.exec(path)?.[1]
  if (invitedBy) return <Later page={<InvitationPage companyId={invitedBy} />} />
  const asking = /^\/questionary-loc\/([^/]+)\/?$/.exec(path)?.[1]
  if (asking) return <Later page={<FormsPage companyId={asking} />} />
  const document = /^\/public\/document(?:\/([^/]+))?\/?$/.exec(path)
  if (document) return <Later page={<DocumentPage code={decodeURIComponent(document[1] ?? '')} />} />
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
