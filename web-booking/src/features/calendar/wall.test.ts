import { describe, expect, test } from 'vitest'
import { dragged, hourText, later, offsetNow, startOfWeek, today, toInstant, toWall, wallSpan } from './wall'

const zone = 'Europe/Stockholm'

describe('BKG-013 the clinic’s own clock', () => {
  test('an instant is shown as the clinic’s clock shows it, in winter and in summer', () => {
    expect(toWall('2026-01-15 08:00:00', zone)).toBe('2026-01-15 09:00:00')
    expect(toWall('2026-07-15 08:00:00', zone)).toBe('2026-07-15 10:00:00')
    expect(toWall('2026-07-15 23:30:00', zone)).toBe('2026-07-16 01:30:00')
    expect(toWall('2026-07-15 02:30:00', 'America/New_York')).toBe('2026-07-14 22:30:00')
  })

  test('every quarter of an hour of both days of change comes back from the wall, but the second of two', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      for (let at = Date.parse(`${day}T00:00:00Z`) - 7_200_000; at < Date.parse(`${day}T23:00:00Z`); at += 900_000) {
        const instant = new Date(at).toISOString().slice(0, 19).replace('T', ' ')
        const second = instant >= '2026-10-25 01:00:00' && instant < '2026-10-25 02:00:00'
        expect(toInstant(toWall(instant, zone), zone)).toBe(second ? instant.replace(' 01', ' 00') : instant)
      }
    }
  })

  test('an hour that the clock skips in spring is as much later as it skips', () => {
    expect(toInstant('2026-03-29 01:59:00', zone)).toBe('2026-03-29 00:59:00')
    expect(toInstant('2026-03-29 02:30:00', zone)).toBe('2026-03-29 01:30:00')
    expect(toWall(toInstant('2026-03-29 02:30:00', zone), zone)).toBe('2026-03-29 03:30:00')
    expect(toInstant('2026-03-29 03:00:00', zone)).toBe('2026-03-29 01:00:00')
  })

  test('a visit is as long on the wall as it is, also when the clock changes in it', () => {
    expect(wallSpan({ start_at: '2026-10-25 00:30:00', end_at: '2026-10-25 01:30:00' }, zone)).toEqual({
      start: '2026-10-25 02:30:00',
      end: '2026-10-25 03:30:00',
    })
    expect(wallSpan({ start_at: '2026-03-29 00:30:00', end_at: '2026-03-29 01:30:00' }, zone)).toEqual({
      start: '2026-03-29 01:30:00',
      end: '2026-03-29 02:30:00',
    })
  })

  test('a drag keeps to the wall: ten o’clock on Saturday is ten o’clock on Sunday after the change', () => {
    expect(dragged('2026-03-28 09:00:00', 86_400, zone)).toBe('2026-03-29 08:00:00')
    expect(dragged('2026-10-24 08:00:00', 86_400, zone)).toBe('2026-10-25 09:00:00')
    expect(dragged('2026-11-24 09:00:00', 1800, zone)).toBe('2026-11-24 09:30:00')
  })

  test('a drag to and fro is no move, also in the hour that comes twice', () => {
    expect(dragged('2026-10-25 01:30:00', 0, zone)).toBe('2026-10-25 01:30:00')
  })

  test('the now-line follows the clinic’s clock', () => {
    expect(offsetNow(zone, new Date('2026-01-15T08:00:00Z'))).toBe('+01:00')
    expect(offsetNow(zone, new Date('2026-07-15T08:00:00Z'))).toBe('+02:00')
    expect(offsetNow('America/St_Johns', new Date('2026-01-15T08:00:00Z'))).toBe('-03:30')
    expect(today('Pacific/Auckland', new Date('2026-01-15T12:00:00Z'))).toBe('2026-01-16')
  })
})

test('BKG-020 the week begins and the clock is written as the company has set', () => {
  expect(startOfWeek('2026-11-24', false)).toBe('2026-11-23')
  expect(startOfWeek('2026-11-24', true)).toBe('2026-11-22')
  expect(startOfWeek('2026-11-22', false)).toBe('2026-11-16')
  expect(startOfWeek('2026-11-22', true)).toBe('2026-11-22')
  expect(['00:05:00', '09:30:00', '12:00:00', '23:59:00'].map((hour) => hourText(hour, true))).toEqual([
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '11:59 PM',
  ])
  expect(hourText('2026-11-24 09:05:00', false)).toBe('09:05')
  expect(later('2026-11-24 23:50:00', 20)).toBe('2026-11-25 00:10:00')
})
