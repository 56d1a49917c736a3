import { ErrorBoundary, useIsOnline } from '@clinic/kit/lite'
import { ErrorPage } from './error-page'
import { NavigationProvider, useNavigation } from './navigation'
import { PageLanguage } from './page-language'
import { findPage } from './pages'
import { SessionProvider } from './session'
import { useTranslation } from './texts'
import { ToastProvider } from './toast'

/** A banner while the browser is offline (PLT-086). */
function OfflineBanner() {
  const t = useTranslation()
  const isOnline = useIsOnline()
  return (
    <div role="status" aria-live="assertive">
      {!isOnline && <p className="offline">{t('offline')}</p>}
    </div>
  )
}

function Page() {
  const { path } = useNavigation()
  return (
    <ErrorBoundary key={path} fallback={(error, reset) => <ErrorPage error={error} onRetry={reset} />}>
      {findPage(path)}
    </ErrorBoundary>
  )
}

const loadPage = (to: string) => window.location.assign(to)

/** The pages before the sign-in. `openPage` loads a page of another entry. */
export function App({ openPage = loadPage }: { openPage?: (to: string) => void }) {
  return (
    <PageLanguage>
      <ToastProvider>
        <OfflineBanner />
        <NavigationProvider openPage={openPage}>
          <SessionProvider>
            <Page />
          </SessionProvider>
        </NavigationProvider>
      </ToastProvider>
    </PageLanguage>
  )
}
