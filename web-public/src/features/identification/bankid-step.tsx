import { ApiError, Button, isPhone, Notice, Step, useBankIdOrder, useLanguage } from '@clinic/kit/lite'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Portal } from '../../booking/use-booking-flow'
import './identification.css'
import { type BankIdOrder, bankIdApi } from './identification.api'
import { useIdentificationTranslation } from './texts'

const QrCode = lazy(() => import('./qr-code'))

/** Before anything is booked: the visitor identifies themself, where the clinic needs it (BKG-040). */
export default function BankIdStep({ portal }: { portal: Portal }) {
  const t = useIdentificationTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Step name="identify" title={t('title')} intro={t('lead', { clinic: portal.clinic.name })}>
      {isOpen ? <Order portal={portal} onCancel={() => setIsOpen(false)} /> : <Button onClick={() => setIsOpen(true)}>{t('start')}</Button>}
    </Step>
  )
}

/** Run one order of this flow; the flow is read when it is complete. */
function useOrder({ companyId, store, flow }: Portal) {
  const t = useIdentificationTranslation()
  const language = useLanguage()
  const flowKey = store.get('flow') ?? ''
  const calls = useMemo(() => bankIdApi(companyId, language, flowKey), [companyId, language, flowKey])
  return useBankIdOrder<BankIdOrder>({
    calls: { ...calls, startOrder: () => calls.startOrder(isPhone()) },
    onDone: flow.reload,
    getRefusal: (error) => (error instanceof ApiError && error.code !== 'offline' ? error.message : t('offline')),
    isTransient: (error) => error instanceof ApiError && (error.isOutcomeUnknown || error.status === 429),
    connectionLost: t('connectionLost'),
  })
}

function Order({ portal, onCancel }: { portal: Portal; onCancel: () => void }) {
  const t = useIdentificationTranslation()
  const { order, qr, message, hasEnded, retry } = useOrder(portal)
  const appLink = isPhone() ? order?.start_mobile : order?.start_desktop
  return (
    <>
      {hasEnded ? (
        <>
          <Notice kind="error">{message}</Notice>
          <Button onClick={retry}>{t('start')}</Button>
        </>
      ) : (
        <>
          {appLink && (
            <a className="button button-primary" href={appLink}>
              {t('thisDevice')}
            </a>
          )}
          <p>{t('scan')}</p>
          <div className="identification-code">
            <Suspense fallback={null}>{qr && <QrCode text={qr} label={t('code')} />}</Suspense>
          </div>
          <p role="status">{message}</p>
        </>
      )}
      <Button kind="link" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </>
  )
}
