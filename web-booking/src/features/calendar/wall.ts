/**
 * The clinic's own clock (BKG-013). The board thinks in wall time, which it takes for a time without a zone; instants are turned into the
 * clinic's wall time before they reach it, and back when something is put somewhere, whatever zone the browser is in.
 */
import { parseInstant } from '@clinic/kit/i18n'

/** `YYYY-MM-DD HH:mm:ss` on the clinic's clock. */
export type Wall = string
/** `YYYY-MM-DD HH:mm:ss` in UTC, as on the wire. */
export type Instant = string
export type Day = string

const MINUTE = 60_000
const DAY = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const part = '2-digit'
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: part,
    day: part,
    hour: part,
    minute: part,
    second: part,
    hourCycle: 'h23',
  })
  clocks.set(zone, made)
  return made
}

const wire = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
/** A wall time's place on a line without zones. */
const line = (wall: Wall): number => parseInstant(wall.length === 10 ? `${wall} 00:00:00` : wall).getTime()

/** How far the clinic's clock is ahead of UTC at an instant, in milliseconds. */
function ahead(ms: number, zone: string): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000
}

export function toWall(instant: Instant | Date, zone: string): Wall {
  const ms = parseInstant(instant).getTime()
  return wire(ms + ahead(ms, zone))
}

/** The instant of a wall time. Of an hour that comes twice the first is meant; one that the clock skips is as much later as it skips. */
export function toInstant(wall: Wall, zone: string): Instant {
  const at = line(wall)
  const before = ahead(at - DAY, zone)
  const candidates = [at - before, at - ahead(at + DAY, zone)].filter((ms) => ms + ahead(ms, zone) === at)
  return wire(candidates.length > 0 ? Math.min(...candidates) : at - before)
}

/** A wall time so many minutes later on the wall, whatever the clock does meanwhile. */
export const later = (wall: Wall, minutes: number): Wall => wire(line(wall) + minutes * MINUTE)
export const minutesBetween = (from: Instant, to: Instant): number => (line(to) - line(from)) / MINUTE

/** A visit on the wall: it begins when the clock says so and is as long as it is, also across a change of the clock. */
export function wallSpan(visit: { start_at: Instant; end_at: Instant }, zone: string): { start: Wall; end: Wall } {
  const start = toWall(visit.start_at, zone)
  return { start, end: later(start, minutesBetween(visit.start_at, visit.end_at)) }
}

/** Where a drag of so many seconds puts a visit. A drag to and fro is no move, also in an hour that comes twice. */
export function dragged(start: Instant, seconds: number, zone: string): Instant {
  return seconds === 0 ? start : toInstant(later(toWall(start, zone), seconds / 60), zone)
}

/** `+01:00`: the clinic's clock now, in the form in which the board takes it for its now-line. */
export function offsetNow(zone: string, now = new Date()): string {
  const minutes = Math.round(ahead(now.getTime(), zone) / MINUTE)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
}

export const dayOf = (wall: Wall): Day => wall.slice(0, 10)
export const today = (zone: string, now = new Date()): Day => dayOf(toWall(now, zone))
export const addDays = (day: Day, count: number): Day => dayOf(wire(line(day) + count * DAY))
/** 0 is Monday. */
export const weekdayOf = (day: Day): number => (new Date(line(day)).getUTCDay() + 6) % 7

/** The first day of the week that a day is in, by the company's setting. */
export const startOfWeek = (day: Day, sundayFirst: boolean): Day => addDays(day, -((weekdayOf(day) + (sundayFirst ? 1 : 0)) % 7))
export const daysFrom = (first: Day, count: number): Day[] => Array.from({ length: count }, (_, at) => addDays(first, at))

const locale = (language: string) => (language === 'sv' ? 'sv-SE' : 'en-GB')

/** A part of a day in words, such as its weekday; the day itself is written by the company's format. */
export function dayWord(day: Day, language: string, parts: Intl.DateTimeFormatOptions): string {
  const word = new Intl.DateTimeFormat(locale(language), { timeZone: 'UTC', ...parts }).format(line(day))
  return word.charAt(0).toLocaleUpperCase(language) + word.slice(1)
}

/** A wall time's hour and minute by the company's clock. */
export function hourText(wall: Wall, twelveHours: boolean): string {
  const [hour = 0, minute = 0] = wall.slice(-8, -3).split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  if (!twelveHours) return `${String(hour).padStart(2, '0')}:${minutes}`
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
