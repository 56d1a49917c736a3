import { expect, test } from 'vitest'
import { getDateRange, RANGE_NAMES } from './date-ranges'

test('RPT-001 named ranges end today or with their last day, across months, years and the first day of the week', () => {
  const list = (today: string, isSundayFirst = false) =>
    Object.fromEntries(RANGE_NAMES.map((name) => [name, Object.values(getDateRange(name, today, isSundayFirst)).join(' ')]))
  expect(list('2026-11-25')).toEqual({
    last30Days: '2026-10-27 2026-11-25',
    thisWeek: '2026-11-23 2026-11-25',
    lastWeek: '2026-11-16 2026-11-22',
    thisMonth: '2026-11-01 2026-11-25',
    lastMonth: '2026-10-01 2026-10-31',
    thisYear: '2026-01-01 2026-11-25',
  })
  expect(list('2027-01-01')).toMatchObject({
    thisWeek: '2026-12-28 2027-01-01',
    lastMonth: '2026-12-01 2026-12-31',
    thisYear: '2027-01-01 2027-01-01',
  })
  expect(list('2026-11-25', true)).toMatchObject({ thisWeek: '2026-11-22 2026-11-25', lastWeek: '2026-11-15 2026-11-21' })
})
