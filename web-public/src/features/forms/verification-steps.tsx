import { Button, Step } from '@clinic/kit/lite'
import { ErrorNotice } from '../../booking/error-notice'
import { LinkCodeStep } from '../../link-code-step'
import { useFormsTranslation } from './texts'
import type { Verification } from './use-verification'

/** First step: send a one-time code; no client data is shown before it is typed. */
export function StartStep({ verification, clinic }: { verification: Verification; clinic: string }) {
  const t = useFormsTranslation()
  const { error } = verification
  const isLinkExpired = error?.code === 'forms.link_expired'
  const title = t(verification.isExpired ? 'expired.title' : 'start.title')
  const lead = verification.isExpired ? t('expired.lead') : t('start.lead', { clinic })
  return (
    <Step name="start" title={isLinkExpired ? t('linkExpired.title') : title} intro={isLinkExpired ? t('linkExpired.text') : lead}>
      {error && !isLinkExpired && <ErrorNotice error={error} onRetry={() => void verification.open()} />}
      {!isLinkExpired && (
        <Button isBusy={verification.isBusy} onClick={() => void verification.open()}>
          {t('start.send')}
        </Button>
      )}
    </Step>
  )
}

export function CodeStep({ verification }: { verification: Verification }) {
  const { flow, isBusy, error, verify, resend } = verification
  return (
    <LinkCodeStep
      sentTo={flow?.sent_to ?? ''}
      resendAt={flow?.resend_at}
      isBusy={isBusy}
      error={error}
      onVerify={verify}
      onResend={resend}
    />
  )
}
