import { useLanguage } from '@clinic/kit/lite'
import { lazy, type ReactNode, Suspense } from 'react'
import { PortalPage } from './booking/portal-page'
import { getClinicOfPath } from './clinic-path'
import { PageErrorBoundary } from './error-boundary'
import { MessagePage } from './message-page'
import { PageLanguage } from './page-language'
import { useTranslation } from './texts'
import { useUrlParams } from './url-state'

const InvitationPage = lazy(() => import('./features/doctor-invitation/invitation-page'))
const FormsPage = lazy(() => import('./features/forms/forms-page').then(({ FormsPage: page }) => ({ default: page })))
const BookingFormsPage = lazy(() => import('./booking-forms-page'))
const BookingInfoPage = lazy(() => import('./features/booking-info/booking-info-page'))
const CheckInPage = lazy(() => import('./features/booking-info/check-in-page'))
const PaymentPage = lazy(() => import('./features/payment/payment-page'))
const ReschedulePage = lazy(() => import('./features/booking-info/reschedule-page'))
const WaitingListPage = lazy(() => import('./features/waiting-list/waiting-list-page'))
const RegistrationPage = lazy(() => import('./registration-page'))
const DocumentPage = lazy(() => import('./features/document/document-page').then(({ DocumentPage: page }) => ({ default: page })))
const AccessibilityPage = lazy(() => import('./features/accessibility/accessibility-page'))
const TermsPage = lazy(() => import('./features/terms/terms-page').then(({ TermsPage: page }) => ({ default: page })))

/** Decodes a part of the path; a link that was cut in the middle of an escaped letter is returned as it is. */
function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The booking portal, or the forms of a booking's client when the link asks for them (PUB-002). */
function BookingPage({ companyId }: { companyId: string }) {
  const fillsForms = ['1', 'true'].includes(useUrlParams().get('is_FillLocAndQue') ?? '')
  return fillsForms ? <BookingFormsPage companyId={companyId} /> : <PortalPage companyId={companyId} />
}

interface PublicPage {
  /** The address, with the names of its variable parts in braces. */
  path: string
  render: (value: string) => ReactNode
}

/** The public pages. The booking page is in the first bundle, the others are loaded when they are opened. */
export const publicPages: PublicPage[] = [
  { path: '/booking/{companyId}', render: (companyId) => <BookingPage companyId={companyId} /> },
  { path: '/booking/info/{companyId}', render: (companyId) => <BookingInfoPage companyId={companyId} /> },
  { path: '/booking/reschedule/{companyId}', render: (companyId) => <ReschedulePage companyId={companyId} /> },
  { path: '/booking/check-in/{companyId}', render: (companyId) => <CheckInPage companyId={companyId} /> },
  { path: '/booking/waiting-list/{companyId}', render: (companyId) => <WaitingListPage companyId={companyId} /> },
  { path: '/registration/{companyId}', render: (companyId) => <RegistrationPage companyId={companyId} /> },
  { path: '/payment', render: () => <PaymentPage /> },
  { path: '/doctor-invitation/{companyId}', render: (companyId) => <InvitationPage companyId={companyId} /> },
  { path: '/questionary-loc/{companyId}', render: (companyId) => <FormsPage companyId={companyId} /> },
  { path: '/public/terms', render: () => <TermsPage document="terms" version="" /> },
  { path: '/public/terms/{version}', render: (version) => <TermsPage document="terms" version={safeDecode(version)} /> },
  { path: '/public/processor-agreement', render: () => <TermsPage document="processor_agreement" version="" /> },
  {
    path: '/public/processor-agreement/{version}',
    render: (version) => <TermsPage document="processor_agreement" version={safeDecode(version)} />,
  },
  { path: '/public/privacy-notice', render: () => <TermsPage document="privacy_notice" version="" /> },
  { path: '/public/privacy-notice/{version}', render: (version) => <TermsPage document="privacy_notice" version={safeDecode(version)} /> },
  { path: '/public/accessibility', render: () => <AccessibilityPage companyId="" /> },
  { path: '/public/accessibility/{companyId}', render: (companyId) => <AccessibilityPage companyId={companyId} /> },
  { path: '/public/document', render: () => <DocumentPage code="" /> },
  { path: '/public/document/{code}', render: (code) => <DocumentPage code={safeDecode(code)} /> },
]

const toPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}/?$`)

function Page({ path }: { path: string }) {
  for (const page of publicPages) {
    const match = toPattern(page.path).exec(path)
    if (match) return page.render(match[1] ?? '')
  }
  return <NotFoundPage path={path} />
}

export const App = ({ path }: { path: string }) => (
  <PageErrorBoundary>
    <Suspense>
      <Page path={path} />
    </Suspense>
  </PageErrorBoundary>
)

function NotFoundPage({ path }: { path: string }) {
  return (
    <PageLanguage>
      <NotFound path={path} />
    </PageLanguage>
  )
}

/** "Page Not Found." with a link to the clinic's booking page, or to the start page if the path names no clinic (PLT-083). */
function NotFound({ path }: { path: string }) {
  const t = useTranslation()
  const language = useLanguage()
  const companyId = getClinicOfPath(path)
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')}>
      <a className="button button-primary" href={companyId ? `/booking/${companyId}?lang=${language}` : '/'}>
        {t(companyId ? 'notFound.book' : 'notFound.home')}
      </a>
    </MessagePage>
  )
}
