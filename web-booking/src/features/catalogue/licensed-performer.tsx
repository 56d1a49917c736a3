import type { Schema } from '@clinic/kit/api'
import { useWatch } from '@clinic/kit/forms'
import { Alert } from '@clinic/kit/ui'
import { useBookingTranslation } from '../../texts'

type Practitioner = Schema['PractitionerOut']

/** Return whether an active practitioner may perform a service of this kind by the act on aesthetic treatments (LAW-020). */
export function hasLicensedPerformer(
  kind: Schema['ServiceOut']['aesthetic_kind'],
  practitionerIds: string[],
  practitioners: Practitioner[],
): boolean {
  const level = kind === 'surgery' ? 2 : 1
  return !kind || practitioners.some((row) => row.is_active && row.aesthetic_level >= level && practitionerIds.includes(row.id))
}

/** Warns, while a service is edited, that nobody of those who perform it may do so by the act. */
export function LicensedPerformerNotice({ practitioners }: { practitioners: Practitioner[] }) {
  const t = useBookingTranslation()
  const [kind, ids] = useWatch({ name: ['aesthetic_kind', 'practitioner_ids'] }) as [Schema['ServiceOut']['aesthetic_kind'], string[]]
  if (hasLicensedPerformer(kind, ids ?? [], practitioners)) return null
  return (
    <Alert color="yellow" title={t('services.unlicensed')}>
      {t(kind === 'surgery' ? 'services.unlicensedSurgery' : 'services.unlicensedInjection')}
    </Alert>
  )
}
