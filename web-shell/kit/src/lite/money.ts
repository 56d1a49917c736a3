import { locale } from './dates'

/** Minor units with the currency, two decimals (PLT-091); a price of nothing is the caller's word to choose. */
export function money(minor: number, unit: string, language: string) {
  return new Intl.NumberFormat(locale(language), {
    style: 'currency',
    currency: unit,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(minor / 100)
}
