import { expect, test } from 'vitest'
import { dateFormats, formatDate, formatDateTime, formatMoney, formatTime, type Region, today } from '.'

const sweden: Region = { timezone: 'Europe/Stockholm', dateFormat: 'YYYY-MM-DD', twelveHours: false, sundayFirst: false, currency: 'sek' }

test('an instant is shown in the company’s zone, summer and winter', () => {
  expect(formatDateTime('2026-01-31 23:30:00', sweden)).toBe('2026-02-01 00:30')
  expect(formatDateTime('2026-07-31 22:30:00', sweden)).toBe('2026-08-01 00:30')
  expect(formatTime('2026-11-21 12:05:00', { ...sweden, twelveHours: true })).toBe('1:05 PM')
  expect(formatTime('2026-11-20 23:05:00', { ...sweden, twelveHours: true })).toBe('12:05 AM')
})

test('a day is a day in any zone, in each of the formats', () => {
  const shown = dateFormats.map((dateFormat) => formatDate('2026-11-05', { ...sweden, timezone: 'Pacific/Auckland', dateFormat }))
  expect(shown).toEqual(['05/11/2026', '11/05/2026', '05.11.2026', '2026-11-05', '2026.11.05', '11.05.2026'])
})

test('today is the clinic’s day, whatever the time is where one sits, and a year on is the same day', () => {
  const late = new Date('2026-11-21T23:30:00Z')
  expect(today(0, late, sweden)).toBe('2026-11-22')
  expect(today(0, late, { ...sweden, timezone: 'UTC' })).toBe('2026-11-21')
  expect(today(1, late, sweden)).toBe('2027-11-22')
  expect(today(1, new Date('2028-02-29T12:00:00Z'), sweden)).toBe('2029-03-01')
})

test('PLT-091 money has two decimals, the company’s unit and the language’s way of writing', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(formatMoney(123456, 'sv', 'sek'))).toBe('1 234,56 kr')
  expect(plain(formatMoney(123450, 'en', 'sek'))).toBe('kr 1,234.50')
  expect(plain(formatMoney(123400, 'en', 'eur'))).toBe('€1,234.00')
  expect(plain(formatMoney(5, 'en', 'gbp'))).toBe('£0.05')
})
