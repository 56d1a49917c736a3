import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  DATE_FORMATS,
  formatDate,
  formatDateTime,
  formatMoney,
  formatTime,
  type LocaleSettings,
  setLanguage,
  today,
  useFormatters,
} from '.'

const sweden: LocaleSettings = {
  timezone: 'Europe/Stockholm',
  dateFormat: 'YYYY-MM-DD',
  isTwelveHour: false,
  isSundayFirst: false,
  currency: 'sek',
}

test('PLT-056 an instant is formatted in the company’s time zone, in summer and winter', () => {
  expect(formatDateTime('2026-01-31 23:30:00', sweden)).toBe('2026-02-01 00:30')
  expect(formatDateTime('2026-07-31 22:30:00', sweden)).toBe('2026-08-01 00:30')
  expect(formatTime('2026-11-21 12:05:00', { ...sweden, isTwelveHour: true })).toBe('1:05 PM')
  expect(formatTime('2026-11-20 23:05:00', { ...sweden, isTwelveHour: true })).toBe('12:05 AM')
})

test('PLT-056 a day is formatted the same in any time zone, in each date format', () => {
  const formatted = DATE_FORMATS.map((dateFormat) => formatDate('2026-11-05', { ...sweden, timezone: 'Pacific/Auckland', dateFormat }))
  expect(formatted).toEqual(['05/11/2026', '11/05/2026', '05.11.2026', '2026-11-05', '2026.11.05', '11.05.2026'])
})

test('today is the day in the clinic’s time zone, and years ahead give the same day of the year', () => {
  const evening = new Date('2026-11-21T23:30:00Z')
  expect(today(0, evening, sweden)).toBe('2026-11-22')
  expect(today(0, evening, { ...sweden, timezone: 'UTC' })).toBe('2026-11-21')
  expect(today(1, evening, sweden)).toBe('2027-11-22')
  expect(today(1, new Date('2028-02-29T12:00:00Z'), sweden)).toBe('2029-03-01')
})

test('PLT-091 money has two decimals, the company’s currency and the language’s number format', () => {
  const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')
  expect(withPlainSpaces(formatMoney(123456, 'sv', 'sek'))).toBe('1 234,56 kr')
  expect(withPlainSpaces(formatMoney(123450, 'en', 'sek'))).toBe('SEK 1,234.50')
  expect(withPlainSpaces(formatMoney(-149500, 'en', 'sek'))).toBe('−SEK 1,495.00')
  expect(withPlainSpaces(formatMoney(-149500, 'sv', 'sek'))).toBe('−1 495,00 kr')
  expect(withPlainSpaces(formatMoney(-100, 'en', 'eur'))).toBe('−€1.00')
  expect(withPlainSpaces(formatMoney(123400, 'en', 'eur'))).toBe('€1,234.00')
  expect(withPlainSpaces(formatMoney(5, 'en', 'gbp'))).toBe('£0.05')
})

test.each([
  ['sv', '1 234', '−1 234,5'],
  ['en', '1,234', '−1,234.5'],
] as const)('PLT-091 USE-011 numbers are grouped as %s writes them, with a minus sign', (language, positive, negative) => {
  setLanguage(language)
  const { formatNumber } = renderHook(() => useFormatters()).result.current
  expect(formatNumber(1234).replace(/\s/g, ' ')).toBe(positive)
  expect(formatNumber(-1234.5).replace(/\s/g, ' ')).toBe(negative)
})
