import { useWatch } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { practitionersQuery } from '../catalogue/catalogue.api'
import { useVisitServices } from './add-ons-field'
import { type AestheticVerdictParams, aestheticVerdictQuery } from './calendar.api'

/** Why the act on aesthetic treatments (2021:363) refuses the booking in the form, and the earliest lawful time (BEY-022). */
export function AestheticVerdict() {
  const t = useBookingTranslation()
  const { formatDateTime } = useFormatters()
  const canRead = useHasPermission('form.read')
  const { data: practitioners = [] } = useQuery(practitionersQuery())
  const [clientId, serviceId, practitionerId, at] = useWatch({ name: ['client_id', 'service_id', 'practitioner_id', 'start_at'] }) as (
    | string
    | undefined
  )[]
  const addOnIds = (useWatch({ name: 'add_on_ids' }) ?? []) as string[]
  const visit = useVisitServices(serviceId, addOnIds)
  const kind = visit.find(({ aesthetic_kind }) => aesthetic_kind !== '')?.aesthetic_kind ?? ''
  const performerId = practitioners.find(({ id }) => id === practitionerId)?.user_id
  const params = {
    kind: kind as AestheticVerdictParams['kind'],
    step: 'booking' as const,
    ...(at && { at }),
    ...(performerId && { performer_id: performerId }),
  }
  const { data } = useQuery({ ...aestheticVerdictQuery(clientId ?? '', params), enabled: Boolean(canRead && kind && clientId) })
  if (!data || data.is_lawful) return null
  return (
    <Alert color="orange" title={t('form.act')} role="status">
      {data.sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {data.earliest_at && (
        <Text size="sm" fw={600}>
          {t('form.earliest', { at: formatDateTime(data.earliest_at) })}
        </Text>
      )}
    </Alert>
  )
}
