import { useLanguage } from '@clinic/kit/lite'
import { useTranslation } from '../texts'
import type { Clinic } from './portal.api'

/** Until when a booking may be cancelled or changed, before it is made and on its confirmation (BKG-035); nothing without a policy. */
export function CancellationPolicyNote({ clinic }: { clinic: Pick<Clinic, 'cancellation_policy'> }) {
  const t = useTranslation()
  const language = useLanguage()
  const { text_en, text_sv } = clinic.cancellation_policy
  const text = language === 'sv' ? text_sv : text_en
  if (!text) return null
  return (
    <section className="cancellation-policy" aria-label={t('cancellationPolicy')}>
      <h3>{t('cancellationPolicy')}</h3>
      <p>{text}</p>
    </section>
  )
}
