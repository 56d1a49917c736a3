import type { components } from '@clinic/kit/api/types'
import { useLanguage } from '@clinic/kit/lite'
import { useTranslation } from './texts'

export type Policy = components['schemas']['PolicyOut']

/** The clinic's personal data policy, shown where a visitor gives personal data (PLT-058, LAW-050); nothing where there is none. */
export function PersonalDataNotice({ policy, clinic }: { policy: Policy | null; clinic: string }) {
  const t = useTranslation()
  const language = useLanguage()
  if (!policy) return null
  const text = language === 'sv' ? policy.text_sv || policy.text_en : policy.text_en || policy.text_sv
  return (
    <details className="field">
      <summary>{t('policy.summary', { clinic })}</summary>
      <div style={{ whiteSpace: 'pre-line', marginTop: '0.5rem' }}>{text}</div>
    </details>
  )
}
