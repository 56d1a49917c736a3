import type { components } from '@clinic/kit/api/types'
import { formatMoney, useLanguage } from '@clinic/kit/lite'
import { useTranslation } from '../texts'
import type { Clinic } from './portal.api'

type FeeTerms = components['schemas']['FeeTerms']

/** What cancelling late and not coming cost, before a booking is made and on its confirmation (BEY-006); nothing without a fee. */
export function FeeTermsNote({ terms, clinic }: { terms: FeeTerms | null | undefined; clinic: Pick<Clinic, 'unit'> }) {
  const t = useTranslation()
  const language = useLanguage()
  if (!terms) return null
  const { cancellation, no_show, hours, missed_until_fee: count, missed_months: months } = terms
  return (
    <section className="cancellation-policy" aria-label={t('fees.title')}>
      <h3>{t('fees.title')}</h3>
      {cancellation !== null && <p>{t('fees.cancellation', { hours, amount: formatMoney(cancellation, clinic.unit, language) })}</p>}
      {no_show !== null && <p>{t('fees.noShow', { amount: formatMoney(no_show, clinic.unit, language) })}</p>}
      {count > 0 && <p>{t('fees.free', { count, months })}</p>}
    </section>
  )
}
