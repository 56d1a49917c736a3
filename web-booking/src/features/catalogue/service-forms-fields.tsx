import { EntityMultiSelect } from '@clinic/kit/components'
import { useLanguage } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { useBookingTranslation } from '../../texts'
import { consentFormSource, createQuestionnaireSource } from './form-sources'

/** The consents and questionnaires that clients get by themselves when the service is booked (USE-008). */
export function ServiceFormsFields() {
  const t = useBookingTranslation()
  const language = useLanguage()
  if (!useHasPermission('form.read')) return null
  return (
    <>
      <EntityMultiSelect name="consent_template_ids" label={t('services.consents')} source={consentFormSource} />
      <EntityMultiSelect
        name="questionnaire_ids"
        label={t('services.questionnaires')}
        description={t('services.formsHelp')}
        source={createQuestionnaireSource(language)}
      />
    </>
  )
}
