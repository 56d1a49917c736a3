import { ApiError, Button, createTranslations, isPhone, Notice, Step, useBankIdOrder, useLanguage } from '@clinic/kit/lite'
import { lazy, Suspense, useMemo, useState } from 'react'
import { type BankIdOrder, bankIdApi } from './bankid.api'
import './bankid-step.css'
import { en } from './texts/bankid/en'
import { sv } from './texts/bankid/sv'

const { useTranslation: useBankIdTranslation } = createTranslations({ en, sv })
const QrCode = lazy(() => import('./bankid-qr-code'))

interface OrderProps {
  /** The address of the portal's calls, below which those of BankID are. */
  portal: string
  /** The key of the visitor's flow, which the order belongs to. */
  flowKey: string
  onDone: () => void
}

/** The visitor proves with BankID who they are; the order is started by a press, since it ends soon. */
export function BankIdStep({ intro, error, ...order }: OrderProps & { intro?: string; error?: ApiError | null }) {
  const t = useBankIdTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Step name="identify" title={t('title')} intro={intro}>
      {isOpen ? <Order {...order} onCancel={() => setIsOpen(false)} /> : <Button onClick={() => setIsOpen(true)}>{t('start')}</Button>}
      {error && <Notice kind="error">{error.message}</Notice>}
    </Step>
  )
}

function useOrder({ portal, flowKey, onDone }: OrderProps) {
  const t = useBankIdTranslation()
  const language = useLanguage()
  const calls = useMemo(() => bankIdApi(portal, language, flowKey), [portal, language, flowKey])
  return useBankIdOrder<BankIdOrder>({
    calls: { ...calls, startOrder: () => calls.startOrder(isPhone()) },
    onDone,
    getRefusal: (error) => (error instanceof ApiError && error.code !== 'offline' ? error.message : t('offline')),
    isTransient: (error) => error instanceof ApiError && (error.isOutcomeUnknown || error.status === 429),
    connectionLost: t('connectionLost'),
  })
}

function Order({ onCancel, ...props }: OrderProps & { onCancel: () => void }) {
  const t = useBankIdTranslation()
  const { order, qr, message, hasEnded, retry } = useOrder(props)
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
          <div className="bankid-code">
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
