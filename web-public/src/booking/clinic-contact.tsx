import { formatPhone, getCountryOfTimeZone } from '@clinic/kit/lite'
import { useTranslation } from '../texts'
import type { Clinic } from './portal.api'

export type ContactDetails = Pick<
  Clinic,
  | 'name'
  | 'organization_number'
  | 'street_address'
  | 'zip_code'
  | 'city'
  | 'phone_number'
  | 'contact_email'
  | 'patient_insurance'
  | 'ivo_registration'
  | 'complication_contact'
  | 'timezone'
  | 'google_rating'
>

/** The clinic's address on one line. */
export const formatAddress = ({ street_address, zip_code, city }: Pick<ContactDetails, 'street_address' | 'zip_code' | 'city'>) =>
  [street_address, `${zip_code} ${city}`.trim()].filter(Boolean).join(', ')

/** Who the clinic is and how to reach it (LAW-053), and what its care has to state (LAW-024); nothing without any of it. */
export function ClinicContact({ clinic }: { clinic: ContactDetails }) {
  const t = useTranslation()
  const { phone_number: phone, contact_email: email, timezone, google_rating: rating } = clinic
  const address = formatAddress(clinic)
  const facts = [
    clinic.organization_number && t('organizationNumber', { clinic: clinic.name, number: clinic.organization_number }),
    clinic.patient_insurance && t('patientInsurance', { value: clinic.patient_insurance }),
    clinic.ivo_registration && t('ivoRegistration', { value: clinic.ivo_registration }),
    clinic.complication_contact && t('complicationContact', { value: clinic.complication_contact }),
  ].filter(Boolean)
  if (!address && !phone && !email && !rating && facts.length === 0) return null
  return (
    <section className="clinic-contact" aria-label={t('contact')}>
      <address>
        {address && <span>{address}</span>}
        {phone && <a href={`tel:${phone}`}>{formatPhone(phone, getCountryOfTimeZone(timezone))}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </address>
      {facts.map((fact) => (
        <p key={fact} className="quiet">
          {fact}
        </p>
      ))}
      {rating && (
        <a href={rating.maps_uri} target="_blank" rel="noreferrer">
          {t('googleRating', {
            rating: new Intl.NumberFormat(document.documentElement.lang).format(rating.rating / 10),
            count: rating.rating_count,
          })}
        </a>
      )}
    </section>
  )
}
