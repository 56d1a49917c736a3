import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { Switch } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useBookingTranslation } from '../../texts'
import { saveTreatmentNameConsent, treatmentNameConsentKey, treatmentNameConsentQuery } from './treatment-name-consent.api'

/** Whether a client agreed that messages name their treatment; shown where the clinic names treatments at all (LAW-052). */
export function TreatmentNameConsent({ clientId }: { clientId: string }) {
  const t = useBookingTranslation()
  const canWrite = useHasPermission('booking.write')
  const { data } = useQuery(treatmentNameConsentQuery(clientId))
  const save = useAction<boolean>({
    send: (isAgreed) => saveTreatmentNameConsent(clientId, isAgreed),
    successMessage: t('confirmationTexts.consentSaved'),
    refresh: [treatmentNameConsentKey],
  })
  if (!data?.is_on) return null
  return (
    <Switch
      size="sm"
      label={t('confirmationTexts.consent')}
      checked={data.is_agreed}
      disabled={!canWrite || save.isRunning}
      onChange={(event) => void save.run(event.currentTarget.checked)}
    />
  )
}
