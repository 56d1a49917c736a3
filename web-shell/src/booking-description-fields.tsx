import { TextAreaField } from '@clinic/kit/forms'
import { useSession } from '@clinic/kit/session'
import { useShellTranslation } from './texts'

/** What visitors of the booking portal read about a practitioner: in the clinic's own language to its clients, and the other (USE-019). */
export function BookingDescriptionFields({ help }: { help: string }) {
  const t = useShellTranslation()
  const other = useSession()?.settings.CUSTOMER_LANGUAGE === 'en' ? 'sv' : 'en'
  return (
    <>
      <TextAreaField name="booking_description" label={t('team.bookingDescription')} description={help} />
      <TextAreaField
        name={`booking_description_${other}`}
        label={t(`team.translatedDescription.${other}`)}
        description={t('team.translatedDescriptionHelp')}
      />
    </>
  )
}
