import { expect, test } from 'vitest'
import { anna, booking, calendar, consultation, omar, otherBooking, peeling } from '../../testing/fixtures'
import { createUnqualifiedEvents } from './calendar-grid-options'
import { closedIntervals, filterCalendar, getUnqualifiedPractitioners, initialScrollTime, visibleHours } from './calendar-view-model'

const everything = { practitioners: [], services: [] }

test('BKG-020 bookings are filtered by practitioner and service, and cancelled bookings are hidden', () => {
  const all = filterCalendar(calendar, everything)
  expect([all.practitioners.length, all.bookings.length]).toEqual([2, 2])
  expect(filterCalendar(calendar, { ...everything, practitioners: [omar.id] }).bookings).toEqual([otherBooking])
  expect(filterCalendar(calendar, { ...everything, services: [peeling.id] }).bookings).toEqual([booking])
  expect(filterCalendar({ ...calendar, bookings: [{ ...booking, state: 'cancelled' }] }, everything).bookings).toEqual([])
})

test('BKG-010 unavailable times are shown with their reason among the taken times', () => {
  const lunch = { id: 'u1', practitioner_id: omar.id, start_at: '2026-11-24 11:00:00', end_at: '2026-11-24 12:00:00', reason: 'Lunch' }
  const busy = { practitioner_id: anna.id, start_at: '2026-11-24 14:00:00', end_at: '2026-11-24 15:00:00' }
  const filled = { ...calendar, busy: [busy], unavailable: [lunch] }
  const { id: unavailable_time_id, ...time } = lunch
  const shown = { ...time, unavailable_time_id }
  expect(filterCalendar(filled, everything).busy).toEqual([busy, shown])
  expect(filterCalendar(filled, { ...everything, practitioners: [omar.id] }).busy).toEqual([shown])
})

test('BKG-043 a practitioner’s schedule stands in for the opening hours, unless it has expired', () => {
  const slots = [{ opens: '10:00', closes: '12:00', is_private: true, is_active: true }]
  const row = { practitioner_id: anna.id, day: '2026-11-24', state: 'draft', expires_at: null, slots, version: 1 } as const
  const shades = (state: 'draft' | 'expired') =>
    closedIntervals(calendar, '2026-11-24', 1, [anna, omar], [{ ...row, state }]).map(
      ({ start, end, practitionerIds }) => `${start.slice(11, 16)}-${end.slice(11, 16)} ${practitionerIds.length}`,
    )
  expect(shades('expired')).toEqual(['00:00-09:00 2', '17:00-00:00 2'])
  expect(shades('draft')).toEqual(['00:00-09:00 1', '17:00-00:00 1', '00:00-10:00 1', '12:00-00:00 1'])
  expect(
    visibleHours(calendar, [], 'Europe/Stockholm', [{ ...row, slots: [{ ...slots[0], closes: '21:00' } as (typeof slots)[0]] }]).max,
  ).toBe('22:00:00')
})

test('USE-020 a week shows all practitioners, or the chosen ones', () => {
  const many = [1, 2, 3, 4, 5].map((at) => ({ ...anna, id: `p${at}` }))
  const crowded = { ...calendar, bookings: [], practitioners: many }
  expect(filterCalendar(crowded, everything).practitioners).toEqual(many)
  const chosen = filterCalendar(crowded, { ...everything, practitioners: ['p2', 'p3', 'p4', 'p5'] }).practitioners
  expect(chosen.map(({ id }) => id)).toEqual(['p2', 'p3', 'p4', 'p5'])
})

test('USE-020 USE-014 a booking can be dragged to those who perform its service, and stays with its own practitioner', () => {
  const services = [peeling, consultation]
  expect(getUnqualifiedPractitioners({ service_id: consultation.id, practitioner_id: anna.id }, services, [anna, omar])).toEqual([omar])
  expect(getUnqualifiedPractitioners({ service_id: consultation.id, practitioner_id: omar.id }, services, [anna, omar])).toEqual([])
  expect(getUnqualifiedPractitioners({ service_id: peeling.id, practitioner_id: anna.id }, services, [anna, omar])).toEqual([])
  expect(createUnqualifiedEvents([omar], '2026-11-24', 2)).toMatchObject([
    { start: '2026-11-24 00:00:00', end: '2026-11-25 00:00:00', resourceIds: [omar.id], display: 'background' },
    { start: '2026-11-25 00:00:00', end: '2026-11-26 00:00:00', resourceIds: [omar.id], display: 'background' },
  ])
  expect(createUnqualifiedEvents([], '2026-11-24', 2)).toEqual([])
})

test('an inactive practitioner keeps a column while there are bookings in it', () => {
  const gone = { ...omar, is_active: false }
  expect(filterCalendar({ ...calendar, practitioners: [anna, gone] }, everything).practitioners).toContain(gone)
  expect(filterCalendar({ ...calendar, bookings: [booking], practitioners: [anna, gone] }, everything).practitioners).toEqual([anna])
})

test('BKG-010 closed hours and breaks are shaded for all practitioners, days off for their own', () => {
  const hours = [
    { weekday: 1, opens: '13:00', closes: '17:00' },
    { weekday: 1, opens: '09:00', closes: '12:00' },
  ]
  const off = { id: 'h', name: 'Course', starts_on: '2026-11-23', ends_on: '2026-11-24', practitioner_id: omar.id }
  const closed = closedIntervals({ ...calendar, hours, holidays: [off] }, '2026-11-24', 1, [anna, omar])
  expect(closed.map(({ start, end }) => [start.slice(5, 16), end.slice(5, 16)])).toEqual([
    ['11-24 00:00', '11-24 09:00'],
    ['11-24 12:00', '11-24 13:00'],
    ['11-24 17:00', '11-25 00:00'],
    ['11-24 00:00', '11-25 00:00'],
  ])
  expect(closed.map(({ practitionerIds }) => practitionerIds.length)).toEqual([2, 2, 2, 1])
  expect(closed[3]).toMatchObject({ title: 'Course', practitionerIds: [omar.id] })
  expect(closedIntervals({ ...calendar, hours: [] }, '2026-11-24', 1, [anna])[0]).toMatchObject({
    start: '2026-11-24 00:00:00',
    end: '2026-11-25 00:00:00',
  })
})

test('the calendar shows the opening hours, an hour around them, and every booking outside them', () => {
  expect(visibleHours(calendar, [booking], 'Europe/Stockholm')).toEqual({ min: '08:00:00', max: '18:00:00' })
  const evening = { ...booking, start_at: '2026-11-24 19:30:00', end_at: '2026-11-24 20:15:00' }
  expect(visibleHours(calendar, [evening], 'Europe/Stockholm')).toEqual({ min: '08:00:00', max: '22:00:00' })
  const overnight = { ...booking, start_at: '2026-11-24 22:30:00', end_at: '2026-11-24 23:30:00' }
  expect(visibleHours(calendar, [overnight], 'Europe/Stockholm').max).toBe('24:00:00')
  expect(visibleHours({ ...calendar, hours: [] }, [], 'Europe/Stockholm')).toEqual({ min: '08:00:00', max: '18:00:00' })
})

test('the calendar scrolls to an hour before now today, and to the start on other days', () => {
  expect(initialScrollTime('2026-11-24 14:20:00', '2026-11-23', '2026-11-29')).toBe('13:00:00')
  expect(initialScrollTime('2026-11-24 14:20:00', '2026-11-25', '2026-11-25')).toBe('00:00:00')
})
