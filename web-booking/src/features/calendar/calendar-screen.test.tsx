import { accessible, answer, inLanguage, listed, ok, refusal, show, signedIn, snapshot } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, booking, calendar, ebba, openClinic, other, peeling, pick, visit } from '../../testing/clinic'

beforeEach(() => signedIn())
afterEach(() => inLanguage('en'))

const day = '/calendar/booking?day=2026-11-24'
const board = () => screen.findByRole('region', { name: /Calendar, one column/ })

test('BKG-020 the practitioners stand side by side with their visits, at the clinic’s times', async () => {
  openClinic()
  show(routes, day)
  const place = within(await board())
  const ebbas = await place.findByRole('button', { name: /Ebba Lund/ })
  expect(ebbas).toHaveTextContent('10:00 – 10:45')
  expect(ebbas).toHaveStyle({ '--service': peeling.color })
  expect(ebbas).toHaveTextContent('Anna Berg')
  expect(place.getByRole('button', { name: /Ivar Ek/ })).toHaveTextContent('Omar Haddad')
  expect(place.getByRole('button', { name: /Ivar Ek/ })).toHaveTextContent('Consultation')
})

test('BKG-020 twelve hours and the week that begins on Sunday are the company’s to choose', async () => {
  const { company } = snapshot() as { company: object }
  signedIn({ company: { ...company, is_twelve_hours: true, calendar_first_day_sunday: true } })
  const { asked } = openClinic()
  show(routes, `${day}&view=week`)
  expect(await within(await board()).findByRole('button', { name: /Ebba Lund/ })).toHaveTextContent('10:00 AM – 10:45 AM')
  expect(asked[0]?.url.search).toBe('?from=2026-11-22&to=2026-11-28')
  signedIn()
})

test('BKG-020 a booking made elsewhere appears without a reload', async () => {
  const { live, now } = openClinic({ calendar: { ...calendar, bookings: [] } })
  show(routes, `${day}&view=list`)
  await screen.findByText('No visits this day')
  await waitFor(() => expect(live.said).toEqual([{ subscribe: ['bookings'] }]))
  now.calendar = calendar
  live.tell('bookings')
  expect(await screen.findByRole('link', { name: /Ebba Lund/ })).toBeVisible()
})

test('BKG-020 the filters are in the address, and what they leave out is not shown', async () => {
  openClinic()
  const { user, router } = show(routes, `${day}&view=list`)
  await screen.findByRole('link', { name: /Ebba Lund/ })
  await pick(user, screen.getByRole('combobox', { name: 'Practitioners' }), 'Omar Haddad')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ebba Lund/ })).toBeNull())
  expect(screen.getByRole('link', { name: /Ivar Ek/ })).toBeVisible()
  expect(new URLSearchParams(router.state.location.search).get('practitioners')).toBe(other.practitioner_id)
})

test('the days are walked through, and the list by arrows', async () => {
  const { asked } = openClinic()
  const { user, router } = show(routes, `${day}&view=list`)
  const first = await screen.findByRole('link', { name: /Ebba Lund/ })
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: /Ivar Ek/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/calendar/booking/${other.id}`))
  await router.navigate(`${day}&view=list`)
  await user.click(await screen.findByRole('button', { name: 'Next day' }))
  await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('from')).toBe('2026-11-25'))
})

test('BEY-064 a visit stays one button when the widget says again what it takes it for, as after a drag', async () => {
  openClinic()
  show(routes, '/calendar/booking?day=2026-11-24')
  const visit = await screen.findByRole('button', { name: /Ebba Lund/ })
  const article = visit.closest('article')
  for (const [name, value] of Object.entries({ role: 'button', tabindex: '0' })) article?.setAttribute(name, value)
  await waitFor(() => expect(article).not.toHaveAttribute('role'))
  expect(article).not.toHaveAttribute('tabindex')
  expect(screen.getAllByRole('button', { name: /Ebba Lund/ })).toEqual([visit])
})

test('Enter on a visit of the board opens it in a panel with an address of its own', async () => {
  openClinic()
  const { user, router } = show(routes, day)
  const ebbas = await within(await board()).findByRole('button', { name: /Ebba Lund/ })
  ebbas.focus()
  await user.keyboard('{Enter}')
  const panel = within(await screen.findByRole('dialog', { name: 'Peeling' }))
  expect(router.state.location.pathname).toBe(`/calendar/booking/${visit.id}`)
  expect(panel.getByText('2026-11-24 10:00 – 10:45')).toBeVisible()
  expect(panel.getByText('The quiet room, please')).toBeVisible()
  expect(panel.getByRole('link', { name: 'Ebba Lund' })).toHaveAttribute('href', `/clients/${ebba.id}`)
  await user.click(panel.getByRole('button', { name: 'Close' }))
  expect(router.state.location.pathname).toBe('/calendar/booking')
})

test('a quarter of an hour still says whose it is, and a screen reader hears all of it from the board', async () => {
  openClinic({ calendar: { ...calendar, bookings: [{ ...visit, end_at: '2026-11-24 09:15:00' }] } })
  show(routes, day)
  const place = within(await board())
  const short = await place.findByRole('button', { name: /Ebba Lund/ })
  expect(short.closest('.booking-visit')).toHaveClass('booking-visit-short')
  expect(within(short).getByTitle('10:00 – 10:15 · Ebba Lund · Peeling · Anna Berg')).toBeInTheDocument()
  expect(short).toHaveTextContent(/10:00 – 10:15.*Ebba Lund.*Peeling.*Anna Berg/)
  for (const role of ['table', 'row', 'cell'] as const) expect(place.queryByRole(role)).toBeNull()
  await accessible()
})

test('a booking’s address alone shows its own day', async () => {
  const { asked } = openClinic()
  show(routes, `/calendar/booking/${visit.id}?view=list`)
  await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('from')).toBe('2026-11-24'))
})

test('BKG-032 a visit is moved without a mouse, over a busy time only after the question', async () => {
  openClinic()
  const busy = 'The practitioner is busy during the selected time slot. Book anyway?'
  const calls = answer('post', `/api/bookings/${visit.id}/reschedule`, () =>
    calls.length === 1 ? refusal(409, 'booking.practitioner_busy', busy) : ok({ ...booking, start_at: '2026-11-24 13:00:00', version: 4 }),
  )
  const { user } = show(routes, `/calendar/booking/${visit.id}${day.slice('/calendar/booking'.length)}&view=list`)
  await user.click(await screen.findByRole('button', { name: 'Move the visit' }))
  await user.click(await screen.findByRole('button', { name: '14:00' }))
  await user.click(screen.getByRole('button', { name: 'Move the visit' }))
  await user.click(await screen.findByRole('button', { name: 'Book anyway' }))
  await screen.findByText('Moved to 2026-11-24 14:00')
  expect(calls.map(({ body }) => body)).toMatchObject([
    { start_at: '2026-11-24 13:00:00', practitioner_id: anna.id, version: 3, book_anyway: false },
    { start_at: '2026-11-24 13:00:00', version: 3, book_anyway: true },
  ])
})

test('a visit is cancelled only after the question', async () => {
  openClinic()
  const calls = answer('post', `/api/bookings/${visit.id}/cancel`, () => ok({ ...booking, state: 'cancelled', version: 4 }))
  const { user } = show(routes, `/calendar/booking/${visit.id}?view=list`)
  await user.click(await screen.findByRole('button', { name: 'Cancel the visit' }))
  const question = await screen.findByRole('dialog', { name: 'Cancel the visit' })
  expect(calls).toHaveLength(0)
  await user.click(within(question).getByRole('button', { name: 'Cancel the visit' }))
  await screen.findByText('The visit is cancelled')
  expect(calls[0]?.body).toEqual({ version: 3 })
})

test('who may only look has nothing to book, move or cancel with', async () => {
  signedIn({ permissions: ['booking.read', 'catalogue.read'] })
  openClinic()
  show(routes, `/calendar/booking/${visit.id}?view=list&day=2026-11-24`)
  await screen.findByText('The quiet room, please')
  expect(screen.queryByRole('button', { name: /Book a visit|Move the visit|Cancel the visit/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Ebba Lund', hidden: false })).toBeNull()
})

test('PLT-087 a calendar that can’t be read says so and tries again', async () => {
  openClinic()
  const calls = answer('get', '/api/bookings', () =>
    calls.length === 1 ? refusal(500, 'server.error', 'server error, contact server') : ok(calendar),
  )
  const { user } = show(routes, `${day}&view=list`)
  expect(await screen.findByRole('alert')).toHaveTextContent('server error, contact server')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Ebba Lund/ })).toBeVisible()
})

test('PLT-090 the calendar is Swedish in Swedish, and has no fault that a screen reader meets', async () => {
  await inLanguage('sv')
  openClinic()
  show(routes, `${day}&view=list`)
  expect(await screen.findByRole('heading', { name: 'Kalender' })).toBeVisible()
  await screen.findByRole('link', { name: /Ebba Lund/ })
  await accessible()
})

test('a clinic with nobody to book says how to get somebody', async () => {
  openClinic({ calendar: { ...calendar, bookings: [], practitioners: [] } })
  answer('get', '/api/clients', () => listed([]))
  show(routes, day)
  expect(await screen.findByText('Nobody to book yet')).toBeVisible()
})
