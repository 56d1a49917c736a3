import { ApiError, Button } from '@clinic/kit/lite'
import { useState } from 'react'
import { reportError } from './sign-in.api'
import { useTranslation } from './texts'
import { useToast } from './toast'

/** The server gave no answer. */
const isLoadFailure = (error: unknown) => error instanceof ApiError && error.code === 'offline'

interface Props {
  error: unknown
  onRetry: () => void
}

/** Replaces a page that failed (PLT-084), with a button to report the error, or to reload when the server gave no answer (PLT-086). */
export function ErrorPage({ error, onRetry }: Props) {
  const t = useTranslation()
  const toast = useToast()
  const [isReported, setIsReported] = useState(false)
  const handleReport = async () => {
    try {
      await reportError(error)
      setIsReported(true)
      toast(t('reported'))
    } catch {
      toast(t('notReported'))
    }
  }
  return (
    <main className="message" role="alert">
      <h1>{t('broken')}</h1>
      <p>{t(isLoadFailure(error) ? 'outdated' : 'brokenHelp')}</p>
      <div className="buttons">
        <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
        {isLoadFailure(error) ? (
          <Button kind="secondary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        ) : (
          <Button kind="secondary" onClick={() => void handleReport()} disabled={isReported}>
            {t('report')}
          </Button>
        )}
      </div>
    </main>
  )
}

/** A loader, announced to screen readers, which appears after a delay so that it doesn't flash. */
export function LoadingPage() {
  const t = useTranslation()
  return (
    <div className="loading" role="status" aria-label={t('loading')}>
      <span className="spinner" />
    </div>
  )
}
