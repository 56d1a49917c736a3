import { ApiError, Button, isPhone, Notice, Step, useBankIdOrder } from '@clinic/kit/lite'
import { lazy, Suspense } from 'react'
import { LinkCodeStep } from '../../link-code-step'
import { useRegistrationTranslation } from './texts'
import type { RegistrationHandle } from './use-registration'

const QrCode = lazy(() => import('./qr-code'))

/** The visitor confirms that it is they: by the code that was sent, or with BankID where the clinic requires it. */
export function ConfirmStep({ proof, registration }: { proof: 'code' | 'bankid'; registration: RegistrationHandle }) {
  if (proof === 'bankid') return <BankIdStep registration={registration} />
  const { flow, isBusy, error, verify, resend } = registration
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

function BankIdStep({ registration }: { registration: RegistrationHandle }) {
  const t = useRegistrationTranslation()
  const calls = registration.api.bankId(registration.flowKey)
  const { order, qr, message, hasEnded, retry } = useBankIdOrder({
    calls: { ...calls, startOrder: () => calls.startOrder(isPhone()) },
    onDone: () => void registration.register(),
    getRefusal: (error) => (error instanceof ApiError && error.code !== 'offline' ? error.message : t('bankid.offline')),
    isTransient: (error) => error instanceof ApiError && (error.isOutcomeUnknown || error.status === 429),
    connectionLost: t('bankid.connectionLost'),
  })
  const appLink = isPhone() ? order?.start_mobile : order?.start_desktop
  return (
    <Step name="bankid" title={t('bankid.title')} intro={t('bankid.scan')}>
      {hasEnded ? (
        <>
          <Notice kind="error">{message}</Notice>
          <Button onClick={retry}>{t('bankid.tryAgain')}</Button>
        </>
      ) : (
        <>
          <div className="qr-code">
            <Suspense fallback={null}>{qr && <QrCode text={qr} label={t('bankid.code')} />}</Suspense>
          </div>
          <p role="status">{message}</p>
          {appLink && (
            <a className="button button-secondary" href={appLink}>
              {t('bankid.open')}
            </a>
          )}
        </>
      )}
      {registration.error && <Notice kind="error">{registration.error.message}</Notice>}
    </Step>
  )
}
