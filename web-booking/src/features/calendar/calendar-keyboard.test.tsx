import { errorResponse, expectNoA11yViolations, mockEndpoint, mockSignedIn, renderRoutes, setTestLanguage } from '@clinic/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../routes'
import { anna, booking, calendar, ebba, mockClinicApi, otherBooking } from '../../testing/fixtures'

beforeEach(() => mockSignedIn())
afterEach(() => setTestLanguage('en'))

const day = '/calendar/booking?day=2026-11-24'
const findBooking = (name: RegExp) => screen.findByRole('button', { name })

test('USE-009 keys book, move between days and change the mode, and do nothing while a name is typed', async () => {
  mockClinicApi()
  const { user, router } = renderRoutes(routes, day)
  await findBooking(/Ebba Lund/)
  const getParam = (name: string) => new URLSearchParams(router.state.location.search).get(name)
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(getParam('day')).toBe('2026-11-25'))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  await waitFor(() => expect(getParam('day')).toBe('2026-11-23'))
  await user.keyboard('w')
  await waitFor(() => expect(getParam('view')).toBe('week'))
  await user.keyboard('l')
  await waitFor(() => expect(getParam('view')).toBe('list'))
  await user.keyboard('n')
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }))
  await user.type(form.getByRole('combobox', { name: /Client/ }), 'dw')
  expect(getParam('view')).toBe('list')
})

test('USE-009 the calendar is one tab stop, arrows move between its bookings, and the last one stays the stop', async () => {
  mockClinicApi()
  renderRoutes(routes, day)
  const [ebbas, ivars] = [await findBooking(/Ebba Lund/), await findBooking(/Ivar Ek/)]
  await waitFor(() => expect([ebbas.tabIndex, ivars.tabIndex].sort()).toEqual([-1, 0]))
  ivars.focus()
  expect([ebbas.tabIndex, ivars.tabIndex]).toEqual([-1, 0])
  ebbas.focus()
  expect([ebbas.tabIndex, ivars.tabIndex]).toEqual([0, -1])
})

test('USE-009 USE-014 Escape closes the question only, then the panel, and the focus returns to the booking', async () => {
  mockClinicApi()
  const { user, router } = renderRoutes(routes, day)
  const ebbas = await findBooking(/Ebba Lund/)
  ebbas.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancel the booking?' }))
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Cancel the booking: the client is ill',
    'Cancel the booking: the client asked for it',
    'Cancel the booking: because of the clinic',
    'Keep the booking',
    'Cancel the booking',
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel the booking?' })).toBeNull())
  expect(router.state.location.pathname).toBe(`/calendar/booking/${booking.id}`)
  expect(screen.getByRole('dialog', { name: 'Peeling' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/calendar/booking'))
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/Ebba Lund/))
})

test('USE-010 the time of others is busy, in the list and in the grid, without a name', async () => {
  const busy = [{ practitioner_id: anna.id, start_at: '2026-11-24 13:00:00', end_at: '2026-11-24 15:30:00' }]
  mockClinicApi({ calendar: { ...calendar, bookings: [booking], busy } })
  const { user } = renderRoutes(routes, `${day}&view=list`)
  const rows = within(await screen.findByRole('list', { name: 'Bookings' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/Ebba Lund/), '14:00 – 16:30BusyAnna Berg'])
  await user.keyboard('d')
  const grid = within(await screen.findByRole('region', { name: /Calendar, one column/ }))
  expect((await grid.findByText('Busy')).closest('.booking-busy')).not.toBeNull()
})

test('USE-010 a day on which all time is taken by others is not called empty', async () => {
  const busy = [{ practitioner_id: anna.id, start_at: '2026-11-24 08:00:00', end_at: '2026-11-24 16:00:00' }]
  mockClinicApi({ calendar: { ...calendar, bookings: [], busy } })
  renderRoutes(routes, `${day}&view=list`)
  expect(await screen.findByText('Busy')).toBeVisible()
  expect(screen.queryByText('No bookings this day')).toBeNull()
})

test('USE-020 hovering shows the essentials, a sign shows the state, and the legend explains the signs and colours', async () => {
  mockClinicApi({ calendar: { ...calendar, bookings: [{ ...booking, state: 'arrived' }, otherBooking] } })
  const { user } = renderRoutes(routes, day)
  const ebbas = await findBooking(/Ebba Lund/)
  expect(ebbas).toHaveTextContent(/●.*Arrived/)
  fireEvent.mouseEnter(ebbas.closest('.booking-event') as Element)
  const card = await screen.findByRole('tooltip')
  for (const text of ['10:00 – 10:45', 'Arrived', 'Ebba Lund', 'Peeling', /Anna Berg · Room 1 · .*900\.00/])
    expect(await within(card).findByText(text)).toBeInTheDocument()
  fireEvent.mouseLeave(ebbas.closest('.booking-event') as Element)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Colours and signs' }))
  const legend = (await screen.findByText('Busy or unavailable')).closest('ul')
  for (const text of ['Arrived', 'In room', 'Done', 'No-show', 'Peeling', 'Consultation', 'Busy or unavailable'])
    expect(legend).toHaveTextContent(text)
  await expectNoA11yViolations()
})

test.each([
  ['en', 'Tuesday 24 November 2026 · week 48, choose another day', 'Mon 23 Nov – Sun 29 Nov 2026 · week 48, choose another day'],
  ['sv', 'Tisdag 24 november 2026 · v. 48, välj en annan dag', 'Mån 23 nov. – Sön 29 nov. 2026 · v. 48, välj en annan dag'],
] as const)('USE-011 days are words with the number of the week (%s)', async (language, dayTitle, weekTitle) => {
  vi.setSystemTime(new Date('2027-01-05T12:00:00Z'))
  await setTestLanguage(language)
  mockClinicApi()
  const { user } = renderRoutes(routes, `${day}&view=list`)
  expect(await screen.findByRole('button', { name: dayTitle })).toBeVisible()
  await user.keyboard('w')
  expect(await screen.findByRole('button', { name: weekTitle })).toBeVisible()
  vi.useRealTimers()
})

test('BKG-032 the question over a busy time names the practitioner’s time, and that all rooms are taken, not each room’s hours', async () => {
  mockClinicApi()
  const time = { start_at: '2026-11-24 09:00:00', end_at: '2026-11-24 09:45:00' }
  const rooms = [1, 2, 3].map((number) => ({ type: 'room', name: `Room ${number}`, ...time }))
  mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () =>
    errorResponse(409, 'booking.practitioner_busy', 'Book anyway?', {
      conflicts: [{ type: 'practitioner', name: 'Anna Berg', ...time }, ...rooms],
    }),
  )
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  const question = within(await screen.findByRole('dialog', { name: 'The time is busy' }))
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anna Berg: 10:00–10:45',
    'All 3 rooms are busy',
  ])
})

test('USE-009 Enter in the client picker takes the first hit and goes on to the service', async () => {
  mockClinicApi()
  const { user } = renderRoutes(routes, `${day}&view=list&book=new`)
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }))
  const client = form.getByRole('combobox', { name: /Client/ })
  await user.type(client, 'Ebba')
  await screen.findByRole('option', { name: /Ebba Lund/, hidden: true })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(client).toHaveValue('Ebba Lund'))
  await waitFor(() => expect(form.getByRole('combobox', { name: /Service/ })).toHaveFocus())
  expect(client).toHaveAttribute('aria-expanded', 'false')
  expect(ebba.first_name).toBe('Ebba')
})

test('USE-012 printing is a press away', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  mockClinicApi()
  const { user } = renderRoutes(routes, `${day}&view=list`)
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})
