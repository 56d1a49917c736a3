import { formatPhone, getCountryOfTimeZone } from '@clinic/kit/lite'
import { useTranslation } from '../texts'
import type { Clinic } from './portal.api'

export type ContactDetails = Pick<Clinic, 'street_address' | 'zip_code' | 'city' | 'phone_number' | 'contact_email' | 'timezone'>

/** The clinic's address, phone number and e-mail address, at the bottom of its pages; nothing without any of them. */
export function ClinicContact({ clinic }: { clinic: ContactDetails }) {
  const t = useTranslation()
  const { street_address: street, zip_code, city, phone_number: phone, contact_email: email, timezone } = clinic
  const address = [street, `${zip_code} ${city}`.trim()].filter(Boolean).join(', ')
  if (!address && !phone && !email) return null
  return (
    <section className="clinic-contact" aria-label={t('contact')}>
      <address>
        {address && <span>{address}</span>}
        {phone && <a href={`tel:${phone}`}>{formatPhone(phone, getCountryOfTimeZone(timezone))}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </address>
    </section>
  )
}
