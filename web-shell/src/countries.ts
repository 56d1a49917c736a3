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

/** The countries as options, with their names in a language. */
export function getCountryOptions(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value }))
}
