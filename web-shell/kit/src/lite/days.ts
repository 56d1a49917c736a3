/** A day is the text YYYY-MM-DD of the clinic's calendar; no zone can move it. */
export type Day = string

export const DAY_MS = 86_400_000

const utc = (day: Day) => new Date(`${day}T00:00:00Z`)
const text = (date: Date): Day => date.toISOString().slice(0, 10)

export function addDays(day: Day, count: number): Day {
  return text(new Date(utc(day).getTime() + count * DAY_MS))
}

export function addMonths(day: Day, count: number): Day {
  const date = utc(`${day.slice(0, 7)}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return text(date)
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`
export const lastOfMonth = (day: Day): Day => addDays(addMonths(day, 1), -1)

/** 0 is Monday. */
export const weekday = (day: Day) => (utc(day).getUTCDay() + 6) % 7

/** The weeks that a month touches; days of the neighbouring months are null. */
export function weeksOf(month: Day, sundayFirst: boolean): (Day | null)[][] {
  const first = firstOfMonth(month)
  const last = lastOfMonth(month)
  const lead = (weekday(first) + (sundayFirst ? 1 : 0)) % 7
  const cells: (Day | null)[] = Array.from({ length: lead }, () => null)
  for (let day = first; day <= last; day = addDays(day, 1)) cells.push(day)
  while (cells.length % 7) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
