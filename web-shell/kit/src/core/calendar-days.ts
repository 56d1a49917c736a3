import { parseDate } from '@internationalized/date'
import { getLocale } from './locale'

/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type Day = string

const toUtcDate = (day: Day) => new Date(`${day}T00:00:00Z`)

export const addDays = (day: Day, count: number): Day => parseDate(day).add({ days: count }).toString()

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The first day of the month that is `count` months later. */
export const addMonths = (day: Day, count: number): Day => parseDate(startOfMonth(day)).add({ months: count }).toString()

export const endOfMonth = (day: Day): Day => addDays(addMonths(day, 1), -1)

/** 0 is Monday. */
export const getWeekday = (day: Day) => (toUtcDate(day).getUTCDay() + 6) % 7

/** The first day of a day's week. */
export const startOfWeek = (day: Day, isSundayFirst: boolean): Day => addDays(day, -((getWeekday(day) + (isSundayFirst ? 1 : 0)) % 7))

/** A number of consecutive days. */
export const listDays = (first: Day, count: number): Day[] => Array.from({ length: count }, (_, index) => addDays(first, index))

/** The weeks of a month; the days of the adjacent months are null. */
export function getMonthWeeks(month: Day, isSundayFirst: boolean): (Day | null)[][] {
  const first = startOfMonth(month)
  const last = endOfMonth(month)
  const leadingBlanks = (getWeekday(first) + (isSundayFirst ? 1 : 0)) % 7
  const cells: (Day | null)[] = Array.from({ length: leadingBlanks }, () => null)
  for (let day = first; day <= last; day = addDays(day, 1)) cells.push(day)
  while (cells.length % 7) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** Formats parts of a day (its weekday, its month) with a capital first letter. */
export function formatDayPart(day: Day, language: string, options: Intl.DateTimeFormatOptions) {
  const name = new Intl.DateTimeFormat(getLocale(language), { timeZone: 'UTC', ...options }).format(toUtcDate(day))
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The day in words, without its year: Tuesday 24 November, Tisdag 24 november (USE-011). */
export const formatDayInWords = (day: Day, language: string, weekday: 'long' | 'short' = 'long') =>
  `${formatDayPart(day, language, { weekday })} ${new Intl.DateTimeFormat(getLocale(language), { timeZone: 'UTC', day: 'numeric', month: weekday }).format(toUtcDate(day))}`

/** The number of a day's week by ISO 8601, in which a week belongs to the year of its Thursday. */
export function getWeekNumber(day: Day): number {
  const thursday = addDays(day, 3 - getWeekday(day))
  const firstDay = toUtcDate(`${thursday.slice(0, 4)}-01-01`).getTime()
  return 1 + Math.floor((toUtcDate(thursday).getTime() - firstDay) / (7 * 86_400_000))
}
