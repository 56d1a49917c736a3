import { formatMoney, LanguageProvider, Notice, Skeleton, Step, useLanguage } from '@clinic/kit/lite'
import { useEffect } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { recallPayment } from '../../booking/payment-memory'
import { type Clinic, portalApi } from '../../booking/portal.api'
import { Frame } from '../../booking/portal-page'
import { MessagePage, UnknownClinic } from '../../message-page'
import { PageLanguage } from '../../page-language'
import { useTranslation } from '../../texts'
import { useUrlParams } from '../../url-state'
import { useClinicPage } from '../../use-clinic-page'
import '../../linked-page.css'
import './payment.css'
import type { PaymentKeys } from './payment.api'
import { BookedStep, FailedStep, ReturnStep } from './result-steps'
import { usePaymentTranslation } from './texts'
import { usePaymentStatus } from './use-payment-status'
import { WaitingStep } from './waiting-step'

/**
 * The page of a payment: how to make it, and what became of it (PUB-006). A provider's page returns to it without our keys; the tab
 * remembers them. What the return says of the payment is not read.
 */
export default function PaymentPage() {
  const params = useUrlParams()
  const begun = recallPayment()
  const companyId = params.get('company_id') ?? begun?.companyId
  const bookingKey = params.get('booking_id') ?? begun?.key
  if (!companyId || !bookingKey)
    return (
      <PageLanguage>
        <UnknownPayment />
      </PageLanguage>
    )
  return <ClinicPayment keys={{ companyId, bookingKey, clientKey: params.get('client_id') ?? '' }} />
}

function UnknownPayment() {
  const t = usePaymentTranslation()
  return <MessagePage title={t('unknown.title')} text={t('unknown.text')} />
}

function ClinicPayment({ keys }: { keys: PaymentKeys }) {
  const { clinic, language } = useClinicPage((pageLanguage) => portalApi(keys.companyId, pageLanguage))
  return (
    <LanguageProvider language={language}>
      {clinic.error?.status === 404 ? (
        <UnknownClinic />
      ) : (
        <Frame clinic={clinic.data} contact={clinic.data}>
          <main className="linked-page">
            {clinic.error && <ErrorNotice error={clinic.error} onRetry={clinic.refetch} />}
            {clinic.data && <Payment keys={keys} clinic={clinic.data} />}
          </main>
        </Frame>
      )}
    </LanguageProvider>
  )
}

function Payment({ keys, clinic }: { keys: PaymentKeys; clinic: Clinic }) {
  const t = usePaymentTranslation()
  const common = useTranslation()
  const language = useLanguage()
  const { status, error } = usePaymentStatus(keys)
  useEffect(() => {
    document.title = t('title', { clinic: clinic.name })
  }, [t, clinic.name])
  if (error?.status === 404) return <MessagePage title={t('unknown.title')} text={t('unknown.text')} isInFrame />
  if (!status) return error ? <Notice kind="warning">{t('offline')}</Notice> : <Skeleton rows={3} label={common('loading')} />
  const { payment, visit } = status
  const props = { companyId: keys.companyId, clinic, payment, amount: formatMoney(payment.amount, clinic.unit, language) }
  return (
    <>
      {error && <Notice kind="warning">{t('offline')}</Notice>}
      {(payment.state === 'created' || payment.state === 'waiting') && <WaitingStep {...props} />}
      {payment.state === 'paid' && (
        <Step name="paid" title={t('paid.title')} intro={t('paid.text')}>
          <Skeleton rows={2} label={common('loading')} />
        </Step>
      )}
      {payment.state === 'booked' && <BookedStep {...props} visit={visit} />}
      {payment.state === 'failed' && <FailedStep {...props} />}
      {payment.state.startsWith('refund') && <ReturnStep {...props} />}
    </>
  )
}
