import { describe, expect, test } from 'vitest'
import { startOfWeek } from './calendar-days'
import {
  addClockSeconds,
  addMinutes,
  getClinicTimeRange,
  getLocalDay,
  getLocalHour,
  getUtcOffset,
  toClinicTime,
  toUtc,
} from './clinic-time'
import { formatTimeOfDay } from './date-formats'

test.each([
  ['2026-07-01 22:30:00', 'Europe/Stockholm', '2026-07-02 00:30:00'],
  ['2026-11-23 09:00:00', 'Europe/Stockholm', '2026-11-23 10:00:00'],
  ['2026-11-23 09:00:00', 'America/New_York', '2026-11-23 04:00:00'],
  ['2026-11-23 09:00:00', 'Asia/Kolkata', '2026-11-23 14:30:00'],
])('BKG-013 %s in %s is the local time %s, and converts back', (instant, timezone, local) => {
  expect(toClinicTime(instant, timezone)).toBe(local)
  expect(toUtc(local, timezone)).toBe(instant)
  expect(getLocalDay(instant, timezone)).toBe(local.slice(0, 10))
  expect(getLocalHour(instant, timezone)).toBe(Number(local.slice(11, 13)))
})

test('BKG-013 a repeated local time is its first instant, and a skipped one is moved forward', () => {
  expect(toUtc('2026-10-25 02:30:00', 'Europe/Stockholm')).toBe('2026-10-25 00:30:00')
  expect(toClinicTime('2026-10-25 01:30:00', 'Europe/Stockholm')).toBe('2026-10-25 02:30:00')
  expect(toUtc('2026-03-29 02:30:00', 'Europe/Stockholm')).toBe('2026-03-29 01:30:00')
})

test('BKG-013 fractions of a second are dropped', () => {
  expect(toClinicTime(new Date('2026-11-23T09:00:00.750Z'), 'Europe/Stockholm')).toBe('2026-11-23 10:00:00')
})

const zone = 'Europe/Stockholm'

describe('BKG-013 the clinic’s time zone', () => {
  test('an instant is converted to the clinic’s local time, in winter and summer', () => {
    expect(toClinicTime('2026-01-15 08:00:00', zone)).toBe('2026-01-15 09:00:00')
    expect(toClinicTime('2026-07-15 08:00:00', zone)).toBe('2026-07-15 10:00:00')
    expect(toClinicTime('2026-07-15 23:30:00', zone)).toBe('2026-07-16 01:30:00')
    expect(toClinicTime('2026-07-15 02:30:00', 'America/New_York')).toBe('2026-07-14 22:30:00')
  })

  test('every quarter of both days of a clock change converts to local time and back, to the first of two', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      for (let ms = Date.parse(`${day}T00:00:00Z`) - 7_200_000; ms < Date.parse(`${day}T23:00:00Z`); ms += 900_000) {
        const instant = new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
        const second = instant >= '2026-10-25 01:00:00' && instant < '2026-10-25 02:00:00'
        expect(toUtc(toClinicTime(instant, zone), zone)).toBe(second ? instant.replace(' 01', ' 00') : instant)
      }
    }
  })

  test('a local time in the hour skipped in spring is moved forward by that hour', () => {
    expect(toUtc('2026-03-29 01:59:00', zone)).toBe('2026-03-29 00:59:00')
    expect(toUtc('2026-03-29 02:30:00', zone)).toBe('2026-03-29 01:30:00')
    expect(toClinicTime(toUtc('2026-03-29 02:30:00', zone), zone)).toBe('2026-03-29 03:30:00')
    expect(toUtc('2026-03-29 03:00:00', zone)).toBe('2026-03-29 01:00:00')
  })

  test('a booking keeps its duration in local time across a clock change', () => {
    expect(getClinicTimeRange({ start_at: '2026-10-25 00:30:00', end_at: '2026-10-25 01:30:00' }, zone)).toEqual({
      start: '2026-10-25 02:30:00',
      end: '2026-10-25 03:30:00',
    })
    expect(getClinicTimeRange({ start_at: '2026-03-29 00:30:00', end_at: '2026-03-29 01:30:00' }, zone)).toEqual({
      start: '2026-03-29 01:30:00',
      end: '2026-03-29 02:30:00',
    })
  })

  test('a day later is the same local time, also after a clock change', () => {
    expect(addClockSeconds('2026-03-28 09:00:00', 86_400, zone)).toBe('2026-03-29 08:00:00')
    expect(addClockSeconds('2026-10-24 08:00:00', 86_400, zone)).toBe('2026-10-25 09:00:00')
    expect(addClockSeconds('2026-11-24 09:00:00', 1800, zone)).toBe('2026-11-24 09:30:00')
  })

  test('adding zero seconds keeps the instant, also in the repeated hour', () => {
    expect(addClockSeconds('2026-10-25 01:30:00', 0, zone)).toBe('2026-10-25 01:30:00')
  })

  test('the UTC offset and the current day follow the clinic’s time zone', () => {
    expect(getUtcOffset('2026-01-15 08:00:00', zone)).toBe('+01:00')
    expect(getUtcOffset('2026-07-15 08:00:00', zone)).toBe('+02:00')
    expect(getUtcOffset('2026-01-15 08:00:00', 'America/St_Johns')).toBe('-03:30')
    expect(getLocalDay(new Date('2026-01-15T12:00:00Z'), 'Pacific/Auckland')).toBe('2026-01-16')
  })
})

test('BKG-020 the first day of the week and the time format follow the company’s settings', () => {
  expect(startOfWeek('2026-11-24', false)).toBe('2026-11-23')
  expect(startOfWeek('2026-11-24', true)).toBe('2026-11-22')
  expect(startOfWeek('2026-11-22', false)).toBe('2026-11-16')
  expect(startOfWeek('2026-11-22', true)).toBe('2026-11-22')
  expect(['00:05:00', '09:30:00', '12:00:00', '23:59:00'].map((hour) => formatTimeOfDay(hour, true))).toEqual([
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '11:59 PM',
  ])
  expect(formatTimeOfDay('09:05:00', false)).toBe('09:05')
  expect(['00:00', '24:00'].map((hour) => formatTimeOfDay(hour, true))).toEqual(['12:00 AM', '12:00 AM'])
  expect(formatTimeOfDay('24:00', false)).toBe('24:00')
  expect(addMinutes('2026-11-24 23:50:00', 20)).toBe('2026-11-25 00:10:00')
})
