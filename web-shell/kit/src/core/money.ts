import { getLocale } from './locale'

/** Intl writes a hyphen in English; a negative number has a minus sign in both languages (USE-011). */
export const withMinusSign = (text: string): string => text.replace('-', '−')

/** Formats minor units with the currency and two decimals: 1 495,00 kr, SEK 1,495.00, €1,495.00 (PLT-091). */
export function formatMoney(minor: number, currency: string, language: string) {
  const isKrona = /^(sek|nok|dkk|isk)$/i.test(currency)
  return withMinusSign(
    new Intl.NumberFormat(getLocale(language), {
      style: 'currency',
      currency,
      // English has no symbol that tells Swedish from Danish kronor.
      currencyDisplay: isKrona && language !== 'sv' ? 'code' : 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(minor / 100),
  )
}
