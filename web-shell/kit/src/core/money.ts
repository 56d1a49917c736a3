import { getLocale } from './locale'

/** Formats minor units with the currency and two decimals (PLT-091). */
export function formatMoney(minor: number, currency: string, language: string) {
  return new Intl.NumberFormat(getLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(minor / 100)
}
