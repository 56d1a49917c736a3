import { lazy, Suspense } from 'react'
import { PortalPage } from './booking/portal-page'
import { Boundary } from './boundary'
import { MessagePage } from './message-page'
import { useTexts } from './texts'
import { WithLanguage } from './with-language'

const InvitationPage = lazy(() => import('./features/doctor-invitation/invitation-page'))
const FormsPage = lazy(() => import('./features/forms/forms-page').then(({ FormsPage: page }) => ({ default: page })))
const DocumentPage = lazy(() => import('./features/document/document-page').then(({ DocumentPage: page }) => ({ default: page })))

/** What an address says, also when somebody has cut it in the middle of a letter. */
function readable(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Which public page an address means; what isn't built yet is not found, and never an empty page. Those who book load none of the later ones. */
function Page({ path }: { path: string }) {
  const companyId = /^\/booking\/([^/]+)\/?$/.exec(path)?.[1]
  if (companyId) return <PortalPage companyId={companyId} />
  const invitedBy = /^\/doctor-invitation\/([^/]+)\/?$/.exec(path)?.[1]
  if (invitedBy) return <InvitationPage companyId={invitedBy} />
  const asking = /^\/questionary-loc\/([^/]+)\/?$/.exec(path)?.[1]
  if (asking) return <FormsPage companyId={asking} />
  const document = /^\/public\/document(?:\/([^/]+))?\/?$/.exec(path)
  if (document) return <DocumentPage code={readable(document[1] ?? '')} />
  return <NotFoundPage path={path} />
}

export const App = ({ path }: { path: string }) => (
  <Boundary>
    <Suspense>
      <Page path={path} />
    </Suspense>
  </Boundary>
)

function NotFoundPage({ path }: { path: string }) {
  return (
    <WithLanguage>
      <NotFound path={path} />
    </WithLanguage>
  )
}

const OF_A_CLINIC = /^\/(?:booking(?:\/(?:reschedule|info))?|registration|questionary-loc|doctor-invitation)\/([^/]+)/

/** A visitor's home is the clinic: where the address names one, its booking is a press away (PLT-083). */
function NotFound({ path }: { path: string }) {
  const { t, language } = useTexts()
  const clinic = OF_A_CLINIC.exec(path)?.[1]
  return (
    <MessagePage title={t.notFound.title} text={t.notFound.text}>
      {clinic && (
        <a className="button button-primary" href={`/booking/${clinic}?lang=${language}`}>
          {t.notFound.book}
        </a>
      )}
    </MessagePage>
  )
}
