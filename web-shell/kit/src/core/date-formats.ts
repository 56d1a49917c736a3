/** How a clinic writes days and times (PLT-056), in its time zone (BKG-013). */
import { type Day, formatDayInWords } from './calendar-days'
import { getLocalDay, type Instant, toClinicTime } from './clinic-time'

export interface DateSettings {
  timezone: string
  dateFormat: string
  isTwelveHour: boolean
}

/** The settings of a company, by the API's names. */
export const toDateSettings = (company: { timezone: string; date_format: string; is_twelve_hours: boolean }): DateSettings => ({
  timezone: company.timezone,
  dateFormat: company.date_format,
  isTwelveHour: company.is_twelve_hours,
})

export function formatDay(day: Day, { dateFormat }: Pick<DateSettings, 'dateFormat'>): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', date)
}

/** Formats a day in words, with its year when it isn't the current one: Saturday 6 February 2027 (USE-011). */
export function formatDayAndYear(day: Day, { language, timezone }: { language: string; timezone: string }, now: Date = new Date()): string {
  const isThisYear = day.slice(0, 4) === getLocalDay(now, timezone).slice(0, 4)
  return isThisYear ? formatDayInWords(day, language) : `${formatDayInWords(day, language)} ${day.slice(0, 4)}`
}

/** Formats a time of day (`HH:mm`, or with seconds) on the 12- or 24-hour clock. */
export function formatTimeOfDay(time: string, isTwelveHour: boolean): string {
  if (!isTwelveHour) return time.slice(0, 5)
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2, 5)} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** Formats an instant's hour and minute in the clinic's time zone. */
export const formatTime = (instant: Instant | Date, settings: Pick<DateSettings, 'timezone' | 'isTwelveHour'>): string =>
  formatTimeOfDay(toClinicTime(instant, settings.timezone).slice(11), settings.isTwelveHour)

/** Formats the times of a list. One hour occurs twice when the clocks go back; only then is the zone's name added to tell the two apart. */
export function createTimeFormatter(dates: Date[], settings: Pick<DateSettings, 'timezone' | 'isTwelveHour'>) {
  const formatDayAndTime = (date: Date) => `${getLocalDay(date, settings.timezone)} ${formatTime(date, settings)}`
  const labels = dates.map(formatDayAndTime)
  return (date: Date) => {
    if (labels.filter((label) => label === formatDayAndTime(date)).length < 2) return formatTime(date, settings)
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone: settings.timezone, timeZoneName: 'short' }).formatToParts(date)
    return `${formatTime(date, settings)} ${parts.find(({ type }) => type === 'timeZoneName')?.value}`
  }
}

/** The visitor's time zone if its clock differs from the clinic's at that instant, else null. */
export const getDifferingTimeZone = (
  date: Date,
  timezone: string,
  visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null => (toClinicTime(date, visitorZone) === toClinicTime(date, timezone) ? null : visitorZone)
