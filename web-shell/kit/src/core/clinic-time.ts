/** Conversions between instants, which are UTC, and the clinic's local time (BKG-013), whatever time zone the browser is in. */
import { fromDate, parseDateTime, toZoned } from '@internationalized/date'
import type { Day } from './calendar-days'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** `YYYY-MM-DD HH:mm:ss` in UTC, as in the API. */
export type Instant = string
/** `YYYY-MM-DD HH:mm:ss` in the clinic's time zone. */
export type ClinicTime = string

/** Parses the API's instants. */
export const parseInstant = (value: Instant | Date): Date =>
  value instanceof Date ? value : new Date(`${value.slice(0, 19).replace(' ', 'T')}Z`)

/** The inverse of `parseInstant`. */
export const serializeInstant = (date: Date): Instant => date.toISOString().slice(0, 19).replace('T', ' ')

const readOffset = (at: number, timezone: string): number => fromDate(new Date(at), timezone).offset

/** The offsets from UTC, in milliseconds, by time zone and day in UTC; null on a day on which the clock changes. */
const offsets = new Map<string, number | null>()

/** Return the offset from UTC at an instant. The browser takes long to tell it and a calendar needs it for hundreds of bookings, so it is kept for each day. */
function getOffset(at: number, timezone: string): number {
  const start = Math.floor(at / DAY_MS) * DAY_MS
  const key = `${timezone} ${start}`
  const known = offsets.get(key)
  if (known !== undefined) return known ?? readOffset(at, timezone)
  const [first, last] = [readOffset(start, timezone), readOffset(start + DAY_MS, timezone)]
  offsets.set(key, first === last ? first : null)
  return first === last ? first : readOffset(at, timezone)
}

export function toClinicTime(instant: Instant | Date, timezone: string): ClinicTime {
  const at = parseInstant(instant).getTime()
  return serializeInstant(new Date(at + getOffset(at, timezone)))
}

/** Returns the first instant of an hour that occurs twice; a skipped time is moved on by as much as the clock skips. */
export const toUtc = (time: ClinicTime, timezone: string): Instant =>
  serializeInstant(toZoned(parseDateTime(time.replace(' ', 'T')), timezone).toDate())

/** The day of an instant in the clinic's time zone. */
export const getLocalDay = (instant: Instant | Date, timezone: string): Day => toClinicTime(instant, timezone).slice(0, 10)

export const getLocalHour = (instant: Instant | Date, timezone: string): number => Number(toClinicTime(instant, timezone).slice(11, 13))

/** Adds minutes to a local time as if the clock never changed. */
export const addMinutes = (time: ClinicTime, minutes: number): ClinicTime =>
  serializeInstant(new Date(parseInstant(time).getTime() + minutes * MINUTE_MS))

export const getMinutesBetween = (from: Instant, to: Instant): number =>
  (parseInstant(to).getTime() - parseInstant(from).getTime()) / MINUTE_MS

/** A booking's local start and end; its length is kept across a change of daylight-saving time. */
export function getClinicTimeRange(
  booking: { start_at: Instant; end_at: Instant },
  timezone: string,
): { start: ClinicTime; end: ClinicTime } {
  const start = toClinicTime(booking.start_at, timezone)
  return { start, end: addMinutes(start, getMinutesBetween(booking.start_at, booking.end_at)) }
}

/** Moves an instant by seconds of the clinic's clock: a day is the same time of the next day. Zero keeps the instant, also in an hour that occurs twice. */
export const addClockSeconds = (instant: Instant, seconds: number, timezone: string): Instant =>
  seconds === 0 ? instant : toUtc(addMinutes(toClinicTime(instant, timezone), seconds / 60), timezone)

/** The time zone's offset from UTC at an instant, such as `+01:00`. */
export const getUtcOffset = (instant: Instant | Date, timezone: string): string =>
  fromDate(parseInstant(instant), timezone)
    .toString()
    .match(/[+-]\d\d:\d\d(?=\[)/)?.[0] ?? '+00:00'
