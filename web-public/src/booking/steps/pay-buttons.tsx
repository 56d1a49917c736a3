import { Button, formatMoney, Notice, Skeleton } from '@clinic/kit/lite'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../texts'
import type { PaymentTerms } from '../portal.api'
import type { Portal } from '../use-booking-flow'

const CardConsent = lazy(() => import('../../features/card-on-file/card-consent'))

/** What is paid before the visit is booked, and the ways to pay it. */
export function PayButtons({ portal, terms }: { portal: Portal; terms: PaymentTerms }) {
  const t = useTranslation()
  const format = (amount: number) => formatMoney(amount, portal.clinic.unit, portal.language)
  if (!terms.methods.length) return <Notice kind="warning">{t('pay.unavailable')}</Notice>
  return (
    <>
      <div className="card">
        <p>
          <strong>{t(terms.kind === 'deposit' ? 'pay.deposit' : 'pay.whole', { amount: format(terms.amount) })}</strong>
        </p>
        {terms.kind === 'deposit' && <p className="quiet">{t('pay.rest', { amount: format(terms.price - terms.amount) })}</p>}
      </div>
      {terms.methods.map((method, index) => {
        const label = t(`pay.${method}`, { amount: format(terms.amount) })
        if (method === 'online' && terms.card_consent)
          return (
            <Suspense key={method} fallback={<Skeleton rows={2} label={t('loading')} />}>
              <CardConsent key={terms.card_consent} portal={portal} consent={terms.card_consent} label={label} />
            </Suspense>
          )
        return (
          <Button key={method} kind={index ? 'secondary' : 'primary'} onClick={() => portal.pay(method)} isBusy={portal.isBusy}>
            {label}
          </Button>
        )
      })}
    </>
  )
}
