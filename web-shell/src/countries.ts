import { getLanguage } from '@clinic/kit/i18n'

const COUNTRY_CODES = [
  'SE',
  'DK',
  'NO',
  'FI',
  'IS',
  'DE',
  'NL',
  'GB',
  'IE',
  'FR',
  'ES',
  'IT',
  'PL',
  'EE',
  'LV',
  'LT',
  'AT',
  'BE',
  'CH',
  'PT',
  'US',
]

/** The countries as options, with their names in the user's language. */
export function getCountryOptions() {
  const names = new Intl.DisplayNames([getLanguage()], { type: 'region' })
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value }))
}
