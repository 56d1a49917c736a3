import { expect, test } from 'vitest'
import { anna, calendar, omar, other, peeling, visit } from '../../testing/clinic'
import { boardHours, closedOf, scrollHour, shownOf } from './shown'

const everything = { view: 'day' as const, practitioners: [], services: [] }

test('BKG-020 the filters leave out practitioners and services, and cancelled visits are never shown', () => {
  const all = shownOf(calendar, everything)
  expect([all.practitioners.length, all.visits.length]).toEqual([2, 2])
  expect(shownOf(calendar, { ...everything, practitioners: [omar.id] }).visits).toEqual([other])
  expect(shownOf(calendar, { ...everything, services: [peeling.id] }).visits).toEqual([visit])
  expect(shownOf({ ...calendar, bookings: [{ ...visit, state: 'cancelled' }] }, everything).visits).toEqual([])
})

test('BKG-020 a week is one practitioner’s, or that of at most three', () => {
  const many = [1, 2, 3, 4, 5].map((at) => ({ ...anna, id: `p${at}` }))
  const whole = { ...calendar, bookings: [], practitioners: many }
  expect(shownOf(whole, { ...everything, view: 'week' }).practitioners.map(({ id }) => id)).toEqual(['p1'])
  expect(
    shownOf(whole, { ...everything, view: 'week', practitioners: ['p2', 'p3', 'p4', 'p5'] }).practitioners.map(({ id }) => id),
  ).toEqual(['p2', 'p3', 'p4'])
})

test('a practitioner who can no longer be booked keeps a column as long as there are visits in it', () => {
  const gone = { ...omar, is_active: false }
  expect(shownOf({ ...calendar, practitioners: [anna, gone] }, everything).practitioners).toContain(gone)
  expect(shownOf({ ...calendar, bookings: [visit], practitioners: [anna, gone] }, everything).practitioners).toEqual([anna])
})

test('BKG-010 hours outside the openings are shaded for all, breaks too, and days off for whom they are', () => {
  const hours = [
    { weekday: 1, opens: '13:00', closes: '17:00' },
    { weekday: 1, opens: '09:00', closes: '12:00' },
  ]
  const off = { id: 'h', name: 'Course', starts_on: '2026-11-23', ends_on: '2026-11-24', practitioner_id: omar.id }
  const closed = closedOf({ ...calendar, hours, holidays: [off] }, '2026-11-24', 1, [anna, omar])
  expect(closed.map(({ start, end }) => [start.slice(5, 16), end.slice(5, 16)])).toEqual([
    ['11-24 00:00', '11-24 09:00'],
    ['11-24 12:00', '11-24 13:00'],
    ['11-24 17:00', '11-25 00:00'],
    ['11-24 00:00', '11-25 00:00'],
  ])
  expect(closed.map(({ practitionerIds }) => practitionerIds.length)).toEqual([2, 2, 2, 1])
  expect(closed[3]).toMatchObject({ title: 'Course', practitionerIds: [omar.id] })
  expect(closedOf({ ...calendar, hours: [] }, '2026-11-24', 1, [anna])[0]).toMatchObject({
    start: '2026-11-24 00:00:00',
    end: '2026-11-25 00:00:00',
  })
})

test('the board has the clinic’s hours with one around, and every visit that is outside them', () => {
  expect(boardHours(calendar, [visit], 'Europe/Stockholm')).toEqual({ min: '08:00:00', max: '18:00:00' })
  const late = { ...visit, start_at: '2026-11-24 19:30:00', end_at: '2026-11-24 20:15:00' }
  expect(boardHours(calendar, [late], 'Europe/Stockholm')).toEqual({ min: '08:00:00', max: '22:00:00' })
  const overnight = { ...visit, start_at: '2026-11-24 22:30:00', end_at: '2026-11-24 23:30:00' }
  expect(boardHours(calendar, [overnight], 'Europe/Stockholm').max).toBe('24:00:00')
  expect(boardHours({ ...calendar, hours: [] }, [], 'Europe/Stockholm')).toEqual({ min: '08:00:00', max: '18:00:00' })
})

test('the board opens an hour before now on today, and at the beginning on other days', () => {
  expect(scrollHour('2026-11-24 14:20:00', '2026-11-23', '2026-11-29')).toBe('13:00:00')
  expect(scrollHour('2026-11-24 14:20:00', '2026-11-25', '2026-11-25')).toBe('00:00:00')
})
