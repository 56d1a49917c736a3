import { getLanguage } from '@clinic/kit/i18n'

const codes = ['SE', 'DK', 'NO', 'FI', 'IS', 'DE', 'NL', 'GB', 'IE', 'FR', 'ES', 'IT', 'PL', 'EE', 'LV', 'LT', 'AT', 'BE', 'CH', 'PT', 'US']

/** Countries by their names in the reader's language. */
export function countries() {
  const names = new Intl.DisplayNames([getLanguage()], { type: 'region' })
  return codes.map((value) => ({ value, label: names.of(value) ?? value }))
}
