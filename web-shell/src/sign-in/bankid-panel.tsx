import { ApiError, Button, isPhone, Notice, useBankIdOrder } from '@clinic/kit/lite'
import { lazy, Suspense } from 'react'
import { useSession } from './session'
import { type BankIdOrder, bankIdCalls } from './sign-in.api'
import { useTranslation } from './texts'

const QrCode = lazy(() => import('./qr-code'))

/** Runs one order, and starts the session of the person who has identified. */
function useOrder() {
  const t = useTranslation()
  const { startSession } = useSession()
  return useBankIdOrder<BankIdOrder>({
    calls: { ...bankIdCalls, startOrder: () => bankIdCalls.startOrder(isPhone()) },
    onDone: ({ session }) => session && startSession(session),
    getRefusal: (error) => (error instanceof ApiError && error.code !== 'offline' ? error.message : t('offline')),
    isTransient: (error) => error instanceof ApiError && (error.isOutcomeUnknown || error.status === 429),
    connectionLost: t('bankId.connectionLost'),
  })
}

/** Signing in with BankID (PLT-012): the animated QR code for the app on a phone, and the link to the app on this device. */
export function BankIdPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const { order, qr, message, hasEnded, retry } = useOrder()
  const appLink = isPhone() ? order?.start_mobile : order?.start_desktop
  return (
    <section className="form" aria-label={t('bankId.button')}>
      {hasEnded ? (
        <>
          <Notice kind="error">{message}</Notice>
          <Button onClick={retry}>{t('common.tryAgain')}</Button>
        </>
      ) : (
        <>
          <p>{t('bankId.scan')}</p>
          <div className="qr-code">
            <Suspense fallback={null}>{qr && <QrCode text={qr} label={t('bankId.code')} />}</Suspense>
          </div>
          <p role="status" className="qr-status">
            {message}
          </p>
          {appLink && (
            <a className="button button-secondary" href={appLink}>
              {t('bankId.thisDevice')}
            </a>
          )}
        </>
      )}
      <Button kind="link" onClick={onClose}>
        {t('bankId.otherWay')}
      </Button>
    </section>
  )
}
