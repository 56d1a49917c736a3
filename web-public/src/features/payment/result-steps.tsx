import { Step, useLanguage } from '@clinic/kit/lite'
import { BookedList } from '../../booking/booking-summary'
import { CancellationPolicyNote } from '../../booking/cancellation-policy-note'
import { FeeTermsNote } from '../../booking/fee-terms-note'
import { recallPayment } from '../../booking/payment-memory'
import type { Clinic } from '../../booking/portal.api'
import type { OnlinePayment, PaidVisit } from './payment.api'
import { usePaymentTranslation } from './texts'

interface Props {
  companyId: string
  clinic: Clinic
  payment: OnlinePayment
  amount: string
}

/** The booking is made, or was cancelled since; another browser must prove first that it is the client's. */
export function BookedStep({ companyId, clinic, payment, amount, visit }: Props & { visit: PaidVisit | null }) {
  const t = usePaymentTranslation()
  const language = useLanguage()
  const text = visit?.is_cancelled ? 'cancelled' : 'booked'
  const linkParams = new URLSearchParams({ key: payment.key, lang: language })
  const rows = visit ? [{ label: t('booked.client'), value: visit.client_name }] : []
  return (
    <Step name={text} title={t(`${text}.title`)} intro={t(visit ? `${text}.text` : 'booked.elsewhere')}>
      {visit && (
        <div className="card">
          <BookedList booking={visit} clinic={clinic} extraRows={[...rows, { label: t('booked.amount'), value: amount }]} />
        </div>
      )}
      {!visit?.is_cancelled && (
        <>
          {visit && <CancellationPolicyNote clinic={clinic} />}
          <FeeTermsNote terms={visit?.fee_terms} clinic={clinic} />
          <a className="button button-primary" href={`/booking/info/${companyId}?${linkParams}`}>
            {t('booked.change')}
          </a>
          {visit?.asks_forms && (
            <a className="button button-secondary" href={`/booking/${companyId}?${linkParams}&is_FillLocAndQue=1`}>
              {t('booked.forms')}
            </a>
          )}
        </>
      )}
      <NewBookingLink companyId={companyId} text={t('booked.again')} />
    </Step>
  )
}

/** The payment ended without money. */
export function FailedStep({ companyId, payment }: Pick<Props, 'companyId' | 'payment'>) {
  const t = usePaymentTranslation()
  const portalUrl = recallPayment()?.portalUrl
  return (
    <Step name="failed" title={t('failed.title')} intro={payment.error || t('failed.text')}>
      {portalUrl && (
        <a className="button button-primary" href={portalUrl}>
          {t('failed.retry')}
        </a>
      )}
      <NewBookingLink companyId={companyId} text={t('failed.again')} />
    </Step>
  )
}

/** The time was lost: the money is on its way back, or is there. */
export function ReturnStep({ companyId, payment, amount }: Omit<Props, 'clinic'>) {
  const t = usePaymentTranslation()
  const text = payment.state === 'refunded' ? 'returned' : 'returning'
  return (
    <Step name={text} title={t(`${text}.title`)} intro={t(`${text}.text`, { amount })}>
      <NewBookingLink companyId={companyId} text={t('failed.again')} />
    </Step>
  )
}

function NewBookingLink({ companyId, text }: { companyId: string; text: string }) {
  return (
    <a className="button button-secondary" href={`/booking/${companyId}?${new URLSearchParams({ lang: useLanguage() })}`}>
      {text}
    </a>
  )
}
