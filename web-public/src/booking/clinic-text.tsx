import { useLanguage } from '@clinic/kit/lite'
import type { Clinic } from './portal.api'

/** A text of the clinic's own: in the visitor's language, or in the other one; nothing where it has none (PUB-009). */
export function ClinicText({ clinic, part }: { clinic: Pick<Clinic, 'content'>; part: 'welcome' | 'details' | 'done' }) {
  const language = useLanguage()
  const { [`${part}_en` as const]: en, [`${part}_sv` as const]: sv } = clinic.content
  const text = language === 'sv' ? sv || en : en || sv
  return text ? <p className="clinic-text">{text}</p> : null
}
