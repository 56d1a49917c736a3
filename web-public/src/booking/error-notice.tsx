import { type ApiError, Button, formatCountdown, Notice } from '@clinic/kit/lite'
import { useTranslation } from '../texts'
import type { Portal } from './use-booking-flow'

type ErrorPortal = Pick<Portal, 'flowError' | 'retry'> & Partial<Pick<Portal, 'pickService'>>

/** Show the error of the last action; `shownFields` are the fields that show their own errors. */
export function FlowErrorNotice({ portal, shownFields = [] }: { portal: ErrorPortal; shownFields?: string[] }) {
  const t = useTranslation()
  const { error, isExpired } = portal.flowError
  if (isExpired) return <Notice kind="warning">{t('error.sessionExpired')}</Notice>
  if (!error) return null
  const fields = Object.keys(error.errors)
  if (fields.length && fields.every((field) => shownFields.includes(field))) return null
  if (error.code === 'booking.prerequisite_missing') return <PrerequisiteNotice error={error} pickService={portal.pickService} />
  return <ErrorNotice error={error} onRetry={portal.retry} />
}

/** Name the service that must be booked first, with a button that begins with it (BEY-009). */
function PrerequisiteNotice({ error, pickService }: { error: ApiError; pickService: Portal['pickService'] | undefined }) {
  const t = useTranslation()
  return (
    <Notice kind="warning" title={t('prerequisite.title')}>
      <p>{error.message}</p>
      {error.data.is_bookable && pickService ? (
        <Button kind="secondary" onClick={() => pickService(String(error.data.service_id))}>
          {t('prerequisite.book')}
        </Button>
      ) : (
        <p>{t('prerequisite.contact')}</p>
      )}
    </Notice>
  )
}

/** Show a failed call, with a button to retry when that can help. */
export function ErrorNotice({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslation()
  const retryButton = (
    <Button kind="secondary" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  )
  if (error.status === 500)
    return (
      <Notice kind="error" title={t('error.server')}>
        {retryButton}
      </Notice>
    )
  if (error.isOutcomeUnknown) {
    return (
      <Notice kind="error" title={t('error.unreachable')}>
        <p>{t('error.unreachableHelp')}</p>
        {retryButton}
      </Notice>
    )
  }
  if (error.code === 'portal.busy') {
    return (
      <Notice kind="warning" title={error.message}>
        {retryButton}
      </Notice>
    )
  }
  if (error.status === 429) {
    const waitSeconds = Number(error.data.retry_after)
    return (
      <Notice kind="error">{waitSeconds > 0 ? t('error.tooManyAttempts', { time: formatCountdown(waitSeconds) }) : error.message}</Notice>
    )
  }
  const fields = Object.values(error.errors)
    .flat()
    .map(({ message }) => message)
  return <Notice kind="error">{fields.length ? fields.join(' ') : error.message || t('error.server')}</Notice>
}
