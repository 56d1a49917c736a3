import { describedBy } from '@clinic/kit/lite'
import { useMemo } from 'react'
import { useTexts } from '../texts'
import { countryOfZone, countryOptions } from './countries'
import type { TypedDetails } from './typed'

interface PhoneFieldProps {
  typed: Partial<TypedDetails>
  timezone: string
  error: string | undefined
}

/** Country and number side by side; a number typed with its country's code is understood as well. */
export function PhoneField({ typed, timezone, error }: PhoneFieldProps) {
  const { t, language } = useTexts()
  const options = useMemo(() => countryOptions(language), [language])
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <div className="phone">
        <div className="field">
          <label htmlFor="country">{t.details.country}</label>
          <select id="country" name="country" autoComplete="tel-country-code" defaultValue={typed.country ?? countryOfZone(timezone)}>
            {options.map(({ country, text }) => (
              <option key={country} value={country}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="mobile_number">{t.details.phone}</label>
          <input
            id="mobile_number"
            name="mobile_number"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
            defaultValue={typed.mobile_number}
            {...describedBy('mobile_number', undefined, error)}
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
