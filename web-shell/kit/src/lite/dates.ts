import type { Day } from './days'

/** How a clinic writes days and hours (PLT-056), and in which zone they hold (BKG-013). */
export interface DateStyle {
  language: string
  timezone: string
  date_format: string
  is_twelve_hours: boolean
}

export const instant = (wire: string) => new Date(`${wire.replace(' ', 'T')}Z`)

/** The wire's form of an instant: UTC, YYYY-MM-DD HH:mm:ss. */
export const toWire = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')

/** Which day of the clinic's calendar an instant falls on. */
export function dayOf(date: Date, timezone: string): Day {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(date)
}

export function writtenDay(day: Day, style: Pick<DateStyle, 'date_format'>) {
  const [year = '', month = '', date = ''] = day.split('-')
  return style.date_format.replace('YYYY', year).replace('MM', month).replace('DD', date)
}

/** Weekday and the clinic's own way of writing the day: 27/11 could be read two ways, Friday 27/11/2026 hardly. */
export function dayWithWeekday(day: Day, style: DateStyle, length: 'long' | 'short' = 'long') {
  return `${dayPart(day, style.language, { weekday: length })} ${writtenDay(day, style)}`
}

export function dayPart(day: Day, language: string, parts: Intl.DateTimeFormatOptions) {
  const name = new Intl.DateTimeFormat(locale(language), { timeZone: 'UTC', ...parts }).format(new Date(`${day}T00:00:00Z`))
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

export function clock(date: Date, style: Pick<DateStyle, 'language' | 'timezone' | 'is_twelve_hours'>) {
  return new Intl.DateTimeFormat(style.is_twelve_hours ? 'en-US' : locale(style.language), {
    timeZone: style.timezone,
    hour: style.is_twelve_hours ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: style.is_twelve_hours ? 'h12' : 'h23',
  }).format(date)
}

/** The night the clocks go back has an hour twice; only then does a time need its zone's name to be told apart. */
export function clockAmong(all: Date[], style: Pick<DateStyle, 'language' | 'timezone' | 'is_twelve_hours'>) {
  const name = (date: Date) => `${dayOf(date, style.timezone)} ${clock(date, style)}`
  const names = all.map(name)
  return (date: Date) => {
    if (names.filter((other) => other === name(date)).length < 2) return clock(date, style)
    const zoned = new Intl.DateTimeFormat('en-GB', { timeZone: style.timezone, timeZoneName: 'short' }).formatToParts(date)
    return `${clock(date, style)} ${zoned.find(({ type }) => type === 'timeZoneName')?.value}`
  }
}

export function hourIn(date: Date, timezone: string) {
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(date))
}

/** The visitor's zone, when its clock shows something else than the clinic's at that instant. */
export function otherZone(date: Date, timezone: string, own = Intl.DateTimeFormat().resolvedOptions().timeZone) {
  const at = (zone: string) => new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(date)
  return at(own) === at(timezone) ? null : own
}

/** "en" alone means the American order and clock to Intl; our English is read in Europe. */
export const locale = (language: string) => (language === 'sv' ? 'sv-SE' : 'en-GB')
