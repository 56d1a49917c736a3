import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../routes'
import {
  anna,
  booking,
  bookingDetails,
  calendar,
  ebba,
  mockClinicApi,
  omar,
  otherBooking,
  peeling,
  selectOption,
} from '../../testing/fixtures'

beforeEach(() => mockSignedIn())
afterEach(async () => {
  vi.restoreAllMocks()
  await setTestLanguage('en')
})

const day = '/calendar/booking?day=2026-11-24'
const board = () => screen.findByRole('region', { name: /Calendar, one column/ })

test('BKG-020 the practitioners are columns with their bookings, in the clinic’s time zone', async () => {
  mockClinicApi()
  renderRoutes(routes, day)
  const place = within(await board())
  const ebbas = await place.findByRole('button', { name: /Ebba Lund/ })
  expect(ebbas).toHaveTextContent('10:00 – 10:45')
  expect(ebbas).toHaveStyle({ '--service': peeling.color })
  expect(ebbas).toHaveTextContent('Anna Berg')
  expect(place.getByRole('button', { name: /Ivar Ek/ })).toHaveTextContent('Omar Haddad')
  expect(place.getByRole('button', { name: /Ivar Ek/ })).toHaveTextContent('Consultation')
})

test('BKG-020 PLT-056 the company’s settings choose the twelve-hour clock and weeks from Sunday', async () => {
  const { company } = createSession() as { company: object }
  mockSignedIn({ company: { ...company, is_twelve_hours: true, calendar_first_day_sunday: true } })
  const { requests } = mockClinicApi()
  renderRoutes(routes, `${day}&view=week`)
  expect(await within(await board()).findByRole('button', { name: /Ebba Lund/ })).toHaveTextContent('10:00 AM – 10:45 AM')
  expect(requests[0]?.url.search).toBe('?from=2026-11-22&to=2026-11-28')
  mockSignedIn()
})

test('USE-020 a week shows all practitioners until some are chosen, who can be removed', async () => {
  mockClinicApi()
  const { user, router } = renderRoutes(routes, `${day}&view=week`)
  const grid = within(await board())
  expect(await grid.findByRole('button', { name: /Ebba Lund/ })).toBeVisible()
  expect(grid.getByRole('button', { name: /Ivar Ek/ })).toBeVisible()
  await selectOption(user, await screen.findByRole('combobox', { name: 'Practitioners' }), 'Omar Haddad')
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('practitioners')).toBe(omar.id))
  await waitFor(() => expect(grid.queryByRole('button', { name: /Ebba Lund/ })).toBeNull())
})

test('BKG-020 a booking made elsewhere appears without a reload', async () => {
  const { realtime, responses } = mockClinicApi({ calendar: { ...calendar, bookings: [] } })
  renderRoutes(routes, `${day}&view=list`)
  await screen.findByText('No bookings this day')
  await waitFor(() => expect(realtime.received).toEqual([{ subscribe: ['bookings'] }]))
  responses.calendar = calendar
  realtime.notify('bookings')
  expect(await screen.findByRole('link', { name: /Ebba Lund/ })).toBeVisible()
})

test('BKG-020 USE-009 the grid changes only what was changed elsewhere: the focus stays on another booking', async () => {
  const third = { ...otherBooking, id: '01990000-0000-7000-8000-00000000aaaa', client: { ...otherBooking.client, first_name: 'Tove' } }
  const { realtime, responses } = mockClinicApi({ calendar: { ...calendar, bookings: [booking, otherBooking, third] } })
  renderRoutes(routes, `${day}&view=week`)
  const grid = within(await board())
  const ebba = await grid.findByRole('button', { name: /Ebba Lund/ })
  ebba.focus()
  responses.calendar = { ...calendar, bookings: [booking, { ...otherBooking, state: 'arrived' }] }
  realtime.notify('bookings')
  await waitFor(() => expect(grid.queryByRole('button', { name: /Tove/ })).toBeNull())
  expect(await grid.findByRole('button', { name: /Ivar Ek.*arrived/i })).toBeVisible()
  responses.calendar = { ...calendar, bookings: [booking, third] }
  realtime.notify('bookings')
  expect(await grid.findByRole('button', { name: /Tove/ })).toBeVisible()
  expect(grid.queryByRole('button', { name: /Ivar Ek/ })).toBeNull()
  expect(grid.getByRole('button', { name: /Ebba Lund/ })).toBe(ebba)
  expect(ebba).toHaveFocus()
})

test('BKG-020 the filters are kept in the URL and hide the other bookings', async () => {
  mockClinicApi()
  const { user, router } = renderRoutes(routes, `${day}&view=list`)
  await screen.findByRole('link', { name: /Ebba Lund/ })
  await selectOption(user, screen.getByRole('combobox', { name: 'Practitioners' }), 'Omar Haddad')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ebba Lund/ })).toBeNull())
  expect(screen.getByRole('link', { name: /Ivar Ek/ })).toBeVisible()
  expect(new URLSearchParams(router.state.location.search).get('practitioners')).toBe(otherBooking.practitioner_id)
})

test('BKG-020 on a phone the filters are behind a button, which says how many are chosen', async () => {
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    return query.includes('max-width: 40em') ? Object.assign(list, { matches: true }) : list
  })
  mockClinicApi()
  const { user, router } = renderRoutes(routes, day)
  await screen.findByRole('link', { name: /Ebba Lund/ })
  expect(screen.queryByRole('combobox', { name: 'Practitioners' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await selectOption(user, panel.getByRole('combobox', { name: 'Practitioners' }), 'Omar Haddad')
  await expectNoA11yViolations()
  await user.click(panel.getByRole('button', { name: 'Show the bookings' }))
  expect(await screen.findByRole('button', { name: '1 filter' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('link', { name: /Ebba Lund/ })).toBeNull()
  expect(new URLSearchParams(router.state.location.search).get('practitioners')).toBe(otherBooking.practitioner_id)
})

test('the list moves between days by buttons and between bookings by arrow keys', async () => {
  const { requests } = mockClinicApi()
  const { user, router } = renderRoutes(routes, `${day}&view=list`)
  const first = await screen.findByRole('link', { name: /Ebba Lund/ })
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: /Ivar Ek/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/calendar/booking/${otherBooking.id}`))
  await router.navigate(`${day}&view=list`)
  await user.click(await screen.findByRole('button', { name: 'Next day' }))
  await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('from')).toBe('2026-11-25'))
})

test('BEY-064 a booking stays a single button when the calendar library sets its role again, as after a drag', async () => {
  mockClinicApi()
  renderRoutes(routes, '/calendar/booking?day=2026-11-24')
  const booking = await screen.findByRole('button', { name: /Ebba Lund/ })
  const article = booking.closest('article')
  for (const [name, value] of Object.entries({ role: 'button', tabindex: '0' })) article?.setAttribute(name, value)
  await waitFor(() => expect(article).not.toHaveAttribute('role'))
  expect(article).not.toHaveAttribute('tabindex')
  expect(screen.getAllByRole('button', { name: /Ebba Lund/ })).toEqual([booking])
})

test('Enter on a booking in the calendar opens it in a panel with its own URL', async () => {
  mockClinicApi()
  const { user, router } = renderRoutes(routes, day)
  const ebbas = await within(await board()).findByRole('button', { name: /Ebba Lund/ })
  ebbas.focus()
  await user.keyboard('{Enter}')
  const panel = within(await screen.findByRole('dialog', { name: 'Peeling' }))
  expect(router.state.location.pathname).toBe(`/calendar/booking/${booking.id}`)
  expect(panel.getByText('Tuesday 24 November 10:00 – 10:45')).toBeVisible()
  expect(panel.getByText('The quiet room, please')).toBeVisible()
  expect(panel.getByRole('link', { name: 'Ebba Lund' })).toHaveAttribute('href', `/clients/${ebba.id}`)
  for (const detail of ['Anna Berg', 'Peeling', 'Room 1', 'GentleMax Pro', /900\.00/]) expect(panel.getAllByText(detail)[0]).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Close' }))
  expect(router.state.location.pathname).toBe('/calendar/booking')
})

test('a booking of 15 minutes shows its client, and a screen reader reads its whole text', async () => {
  mockClinicApi({ calendar: { ...calendar, bookings: [{ ...booking, end_at: '2026-11-24 09:15:00' }] } })
  renderRoutes(routes, day)
  const place = within(await board())
  const short = await place.findByRole('button', { name: /Ebba Lund/ })
  expect(short.closest('.booking-event')).toHaveClass('booking-event-short')
  expect(short).toHaveTextContent(/10:00 – 10:15.*Ebba Lund.*Peeling.*Anna Berg/)
  for (const role of ['table', 'row', 'cell'] as const) expect(place.queryByRole(role)).toBeNull()
  await expectNoA11yViolations()
})

test('the URL of a booking shows the booking’s day', async () => {
  const { requests } = mockClinicApi()
  renderRoutes(routes, `/calendar/booking/${booking.id}?view=list`)
  await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('from')).toBe('2026-11-24'))
})

test('BKG-032 USE-004 a booking is rescheduled without a mouse, over a busy time only after confirmation', async () => {
  mockClinicApi()
  const busy = 'The practitioner is busy during the selected time slot. Book anyway?'
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () =>
    calls.length === 1
      ? errorResponse(409, 'booking.practitioner_busy', busy)
      : okResponse({ ...bookingDetails, start_at: '2026-11-24 13:00:00', version: 4 }),
  )
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}${day.slice('/calendar/booking'.length)}&view=list`)
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  await user.click(await screen.findByRole('button', { name: '14:00' }))
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  await user.click(await screen.findByRole('button', { name: 'Book anyway' }))
  await screen.findByText('Rescheduled to 2026-11-24 14:00')
  expect(calls.map(({ body }) => body)).toMatchObject([
    { start_at: '2026-11-24 13:00:00', practitioner_id: anna.id, version: 3, allow_overlap: false },
    { start_at: '2026-11-24 13:00:00', version: 3, allow_overlap: true },
  ])
})

test.each([
  ['the calendar', `${day}`, calendar, 0],
  ['an empty day of the list', `${day}&view=list`, { ...calendar, bookings: [] }, 1],
])('BKG-032 the button of %s opens the form of a new booking, which leaves the address when it is closed', async (_, url, shown, index) => {
  mockClinicApi({ calendar: shown })
  const { user, router } = renderRoutes(routes, url)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'New booking' })).toHaveLength(index + 1))
  await user.click(screen.getAllByRole('button', { name: 'New booking' })[index] as HTMLElement)
  const form = await screen.findByRole('dialog', { name: 'New booking' })
  expect(within(form).getByRole('combobox', { name: /Client/ })).toBeVisible()
  expect(new URLSearchParams(router.state.location.search).get('book')).toBe('new')
  await user.click(within(form).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('book'))
})

test('USE-004 USE-014 a booking is cancelled only with a reason, by three presses', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/cancel`, () =>
    okResponse({ ...bookingDetails, state: 'cancelled', is_cancelled: true, version: 4 }),
  )
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list`)
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const question = await screen.findByRole('dialog', { name: 'Cancel the booking?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel the booking' }))
  expect(within(question).getByText('Enter a reason.')).toBeVisible()
  expect(calls).toHaveLength(0)
  // The field has the focus: open the booking, cancel, type, confirm.
  expect(within(question).getByRole('textbox', { name: 'Another reason' })).toHaveFocus()
  await user.keyboard('Moved abroad')
  await user.click(within(question).getByRole('button', { name: 'Cancel the booking' }))
  await screen.findByText('The booking is cancelled')
  expect(calls[0]?.body).toEqual({ reason: 'Moved abroad', version: 3 })
})

test('USE-006 USE-014 a common reason cancels a booking by one press', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/cancel`, () =>
    okResponse({ ...bookingDetails, state: 'cancelled', is_cancelled: true, version: 4 }),
  )
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list`)
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking: the client is ill' }))
  await screen.findByText('The booking is cancelled')
  expect(calls.map(({ body }) => body)).toEqual([{ reason: 'The client is ill', version: 3 }])
})

test('a cancelled booking shows its state and can be neither rescheduled nor cancelled', async () => {
  mockClinicApi()
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () =>
    okResponse({ ...bookingDetails, state: 'cancelled', is_cancelled: true, cancel_reason: 'Moved abroad' }),
  )
  renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  const panel = within(await screen.findByRole('dialog', { name: 'Peeling' }))
  expect(await panel.findByText('Cancelled')).toBeVisible()
  expect(panel.getByText('Moved abroad')).toBeVisible()
  expect(panel.queryByRole('button', { name: /Reschedule|Cancel booking/ })).toBeNull()
})

test('a user with read permission sees no buttons to book, reschedule or cancel', async () => {
  mockSignedIn({ permissions: ['booking.read', 'catalogue.read'] })
  mockClinicApi()
  renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await screen.findByText('The quiet room, please')
  expect(screen.queryByRole('button', { name: /New booking|Reschedule|Cancel booking/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Ebba Lund', hidden: false })).toBeNull()
})

test('a calendar that fails to load shows the error and can be retried', async () => {
  mockClinicApi()
  const calls = mockEndpoint('get', '/api/v2/bookings', () =>
    calls.length === 1 ? errorResponse(500, 'server.error', 'server error, contact server') : okResponse(calendar),
  )
  const { user } = renderRoutes(routes, `${day}&view=list`)
  expect(await screen.findByRole('alert')).toHaveTextContent('server error, contact server')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Ebba Lund/ })).toBeVisible()
})

test('PLT-090 the calendar is translated to Swedish and accessible', async () => {
  await setTestLanguage('sv')
  mockClinicApi()
  renderRoutes(routes, `${day}&view=list`)
  expect(await screen.findByRole('heading', { name: 'Kalender' })).toBeVisible()
  await screen.findByRole('link', { name: /Ebba Lund/ })
  await expectNoA11yViolations()
})

test('a calendar without bookable practitioners shows a text', async () => {
  mockClinicApi({ calendar: { ...calendar, bookings: [], practitioners: [] } })
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  renderRoutes(routes, day)
  expect(await screen.findByText('No bookable staff yet')).toBeVisible()
})
