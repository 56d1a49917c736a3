import { getCountryOfTimeZone, getCountryOptions, getDescribedByProps, useLanguage } from '@clinic/kit/lite'
import { useMemo } from 'react'
import { useTranslation } from '../texts'
import type { DetailsFormValues } from './details-form'

interface PhoneFieldProps {
  values: Partial<DetailsFormValues>
  label: string
  timezone: string
  error: string | undefined
  /** The name of the country's field, where a form has another one of the name `country`. */
  countryName?: string
  isRequired?: boolean
}

/** Country and phone number; a number with its country code is accepted too. */
export function PhoneField({ label, values, timezone, error, countryName = 'country', isRequired = true }: PhoneFieldProps) {
  const t = useTranslation()
  const language = useLanguage()
  const options = useMemo(() => getCountryOptions(language), [language])
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <div className="phone">
        <div className="field">
          <label htmlFor={countryName}>{t('details.country')}</label>
          <select
            id={countryName}
            name={countryName}
            autoComplete="tel-country-code"
            defaultValue={values.country ?? getCountryOfTimeZone(timezone)}
          >
            {options.map(({ country, text }) => (
              <option key={country} value={country}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="mobile_number">{label}</label>
          <input
            id="mobile_number"
            name="mobile_number"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required={isRequired}
            defaultValue={values.mobile_number}
            {...getDescribedByProps('mobile_number', undefined, error)}
          />
        </div>
      </div>
      {error && (
        <p id="mobile_number-error" className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
