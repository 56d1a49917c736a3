import { formatCountdown, Step, useSecondsUntil } from '@clinic/kit/lite'
import { lazy, Suspense } from 'react'
import { recallPayment } from '../../booking/payment-memory'
import type { OnlinePayment } from './payment.api'
import { usePaymentTranslation } from './texts'

const SwishCode = lazy(() => import('./swish-code'))

/** Before the money has arrived: where to pay, and how long the time is held. */
export function WaitingStep({ payment, amount }: { payment: OnlinePayment; amount: string }) {
  const t = usePaymentTranslation()
  const seconds = useSecondsUntil(payment.expires_at)
  const portalUrl = recallPayment()?.portalUrl
  const isReady = Boolean(payment.url || payment.token)
  return (
    <Step name="waiting" title={t('waiting.title', { amount })} intro={t(isReady ? `waiting.${payment.method}` : 'waiting.preparing')}>
      {payment.token && <SwishPayment token={payment.token} />}
      {payment.url && (
        <a className="button button-primary" href={payment.url}>
          {t('waiting.openCard')}
        </a>
      )}
      {seconds > 0 && (
        <p className="quiet tabular-numbers" role="timer" aria-live="off">
          {t('waiting.held', { time: formatCountdown(seconds) })}
        </p>
      )}
      {portalUrl && (
        <a className="button button-secondary" href={portalUrl}>
          {t('waiting.other')}
        </a>
      )}
    </Step>
  )
}

function SwishPayment({ token }: { token: string }) {
  const t = usePaymentTranslation()
  const query = new URLSearchParams({ token, callbackurl: window.location.href })
  return (
    <>
      <div className="payment-code">
        <Suspense>
          <SwishCode token={token} label={t('waiting.code')} />
        </Suspense>
      </div>
      <a className="button button-primary" href={`swish://paymentrequest?${query}`}>
        {t('waiting.openSwish')}
      </a>
    </>
  )
}
