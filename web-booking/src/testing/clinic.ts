/** A small clinic for tests: two practitioners, one service with a room, three visits on a Tuesday. */
import { blankClient } from '@clinic/kit/api'
import { answer, listed, live, ok, server } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'

const id = (end: string) => `018f0000-0000-7000-8000-${end.padStart(12, '0')}`

export const anna = { id: id('a1'), user_id: id('e1'), name: 'Anna Berg', color: '#0072B2', is_active: true }
export const omar = { id: id('a2'), user_id: id('e2'), name: 'Omar Haddad', color: '#009E73', is_active: true }
export const room = { id: id('b1'), name: 'Room 1', color: '#8C8C8C', is_active: true, version: 1 }
export const facials = { id: id('c1'), name: 'Facials', group_booking: false, is_active: true, version: 1 }
export const lasers = { id: id('c2'), name: 'Lasers', group_booking: false, is_active: true, version: 4 }

export const peeling = {
  id: id('d1'),
  category_id: facials.id,
  name: 'Peeling',
  color: '#E69F00',
  price: 90000,
  duration: 45,
  time_before: 0,
  time_after: 15,
  bookable: true,
  is_active: true,
  description_en: 'A peel',
  description_sv: 'En peeling',
  practitioner_ids: [anna.id, omar.id],
  room_ids: [room.id],
  version: 2,
}
export const consult = {
  ...peeling,
  id: id('d2'),
  name: 'Consultation',
  color: '#0072B2',
  price: 50000,
  duration: 30,
  room_ids: [],
  practitioner_ids: [anna.id],
  version: 1,
}

const client = {
  ...blankClient,
  date_of_birth: null,
  email: 'ebba@example.se',
  mobile_number: '701740601',
  created_at: '2026-01-01 08:00:00',
  version: 1,
  phone: '+46701740601',
}
export const ebba = { ...client, id: id('f1'), first_name: 'Ebba', last_name: 'Lund' }
export const ivar = { ...client, id: id('f2'), first_name: 'Ivar', last_name: 'Ek' }

/** Ebba's peeling with Anna at 10:00 on the clinic's clock, which is an hour ahead in November. */
export const visit = {
  id: id('91'),
  start_at: '2026-11-24 09:00:00',
  end_at: '2026-11-24 09:45:00',
  state: 'booked',
  practitioner_id: anna.id,
  room_id: room.id as string | null,
  service_id: peeling.id,
  service_name: peeling.name,
  color: peeling.color,
  client_id: ebba.id,
  client_name: 'Ebba Lund',
  price: 90000,
  version: 3,
}
export const other = {
  ...visit,
  id: id('92'),
  start_at: '2026-11-24 12:00:00',
  end_at: '2026-11-24 12:30:00',
  practitioner_id: omar.id,
  room_id: null,
  service_id: consult.id,
  service_name: consult.name,
  color: consult.color,
  client_id: ivar.id,
  client_name: 'Ivar Ek',
  version: 1,
}

export const booking = {
  ...visit,
  state: 'booked' as 'booked' | 'cancelled' | 'no_show',
  source: 'portal',
  is_overbooked: false,
  duration: 45,
  practitioner_name: anna.name,
  room_name: room.name as string | null,
  special_request: 'The quiet room, please',
  cancelled_at: null,
  created_at: '2026-11-01 08:00:00',
}

const weekdays = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
export const calendar = {
  bookings: [visit, other],
  practitioners: [anna, omar],
  hours: weekdays,
  holidays: [] as { id: string; name: string; starts_on: string; ends_on: string; practitioner_id: string | null }[],
}
export const week = { hours: weekdays, version: 5 }
export const rules = {
  slot_step: 15,
  lead_minutes: 60,
  horizon_days: 90,
  hold_minutes: 10,
  version: 2,
  portal_url: 'http://localhost:3000/booking/k1',
  embed_code: '<iframe src="http://localhost:3000/booking/k1"></iframe>',
}

/** Says to every open page that something of a topic has changed. */
export function liveServer() {
  const said: unknown[] = []
  server.use(
    live.addEventListener('connection', ({ client: page }) =>
      page.addEventListener('message', (event) => said.push(JSON.parse(String(event.data)))),
    ),
  )
  return { said, tell: (topic: string) => live.broadcast(JSON.stringify({ topic, id: visit.id, version: 4 })) }
}

/** The whole small clinic on the network; answers what was asked of the calendar, and lets a test change what it says next. */
export function openClinic(now: { calendar: unknown } = { calendar }) {
  const told = liveServer()
  answer('get', '/api/v2/services', () => ok([peeling, consult]))
  answer('get', '/api/v2/categories', () => ok([facials, lasers]))
  answer('get', '/api/practitioners', () => ok([anna, omar]))
  answer('get', '/api/rooms', () => ok([room]))
  answer('get', '/api/clients', () => listed([ebba, ivar]))
  answer('get', `/api/clients/${ebba.id}`, () => ok(ebba))
  answer('get', `/api/bookings/${visit.id}`, () => ok(booking))
  answer('get', `/api/bookings/${other.id}`, () => ok({ ...booking, id: other.id }))
  answer('get', `/api/v2/services/${consult.id}`, () => ok(consult))
  answer('get', '/api/bookings/free-slots', () => ok({ slots: [{ start_at: '2026-11-24 13:00:00', practitioner_ids: [anna.id] }] }))
  const asked = answer('get', '/api/bookings', () => ok(now.calendar))
  return { live: told, asked, now }
}

interface Presser {
  click: (element: Element) => Promise<void>
}

/** Chooses from the list that belongs to a box; without a layout the list is in the page but has no place, so it counts as hidden. */
export async function pick(user: Presser, box: HTMLElement, option: string | RegExp) {
  await user.click(box)
  await user.click(await within(await listOf(box)).findByRole('option', { name: option, hidden: true }))
}

export const listOf = (box: HTMLElement) =>
  waitFor(() => {
    const list = screen.getAllByRole('listbox', { hidden: true }).find(({ id }) => id === box.getAttribute('aria-controls'))
    if (!list) throw new Error('the list is not open')
    return list
  })
