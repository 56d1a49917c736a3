import { TextField } from '@clinic/kit/forms'
import { useSession } from '@clinic/kit/session'
import { useBookingTranslation } from '../../texts'

/** The name in the language that isn't the clinic's own to its clients; without it they read the name as it is (USE-019). */
export function TranslatedNameField() {
  const t = useBookingTranslation()
  const other = useSession()?.settings.CUSTOMER_LANGUAGE === 'en' ? 'sv' : 'en'
  return <TextField name={`name_${other}`} label={t(`services.translatedName.${other}`)} description={t('services.translatedNameHelp')} />
}
