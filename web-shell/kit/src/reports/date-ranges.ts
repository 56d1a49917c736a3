import { addDays, startOfWeek } from '@clinic/kit/i18n'

export const RANGE_NAMES = ['last30Days', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'thisYear'] as const

export type RangeName = (typeof RANGE_NAMES)[number]

const startOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** The first and last day of a named range; what isn't over yet ends today. */
export function getDateRange(name: RangeName, today: string, isSundayFirst: boolean): { start: string; end: string } {
  const week = startOfWeek(today, isSundayFirst)
  const month = startOfMonth(today)
  const lastOfPreviousMonth = addDays(month, -1)
  return {
    last30Days: { start: addDays(today, -29), end: today },
    thisWeek: { start: week, end: today },
    lastWeek: { start: addDays(week, -7), end: addDays(week, -1) },
    thisMonth: { start: month, end: today },
    lastMonth: { start: startOfMonth(lastOfPreviousMonth), end: lastOfPreviousMonth },
    thisYear: { start: `${today.slice(0, 4)}-01-01`, end: today },
  }[name]
}
