import { Button, ErrorBoundary } from '@clinic/kit/lite'
import { type ReactNode, useState } from 'react'
import { reportError } from './error-report.api'
import { PageFooter } from './page-footer'
import { PageLanguage } from './page-language'
import { useTranslation } from './texts'

function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslation()
  const [reportStatus, setReportStatus] = useState<'' | 'reported' | 'notReported'>('')
  const handleReport = () =>
    reportError(error).then(
      () => setReportStatus('reported'),
      () => setReportStatus('notReported'),
    )
  return (
    <main className="message">
      <div role="alert">
        <h1>{t('broken.title')}</h1>
        <p>{t('broken.text')}</p>
      </div>
      <Button onClick={() => window.location.reload()}>{t('broken.reload')}</Button>
      {reportStatus !== 'reported' && (
        <Button kind="secondary" onClick={() => void handleReport()}>
          {t('broken.report')}
        </Button>
      )}
      <p role="status">{reportStatus && t(`broken.${reportStatus}`)}</p>
    </main>
  )
}

/** Replaces a page that failed to render: the visitor can report the error (PLT-084) and reload; the URL still holds what was chosen. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const renderError = (error: unknown) => (
    <PageLanguage>
      <ErrorPage error={error} />
      <PageFooter />
    </PageLanguage>
  )
  return <ErrorBoundary fallback={renderError}>{children}</ErrorBoundary>
}
