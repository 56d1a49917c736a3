import { errorResponse, expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, booking, bookingDetails, bookingSeries, ebba, mockClinicApi, peeling, selectOption } from '../../testing/fixtures'

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
})

const clash = (position: number, day: string, type = 'practitioner') => ({
  position,
  start_at: `2026-12-${day} 09:00:00`,
  reasons: [{ type, name: 'Anna Berg', start_at: `2026-12-${day} 08:30:00`, end_at: `2026-12-${day} 09:30:00` }],
})
const refuse = (...clashes: ReturnType<typeof clash>[]) =>
  errorResponse(409, 'booking.series_clashes', `${clashes.length} of the times can’t be booked.`, { clashes })

async function openSeriesForm() {
  const view = renderRoutes(
    routes,
    `/calendar/booking?view=list&day=2026-11-24&book=2026-11-24+10:00:00&client=${ebba.id}&service=${peeling.id}&with=${anna.id}`,
  )
  const panel = within(await screen.findByRole('dialog', { name: 'New booking' }))
  await view.user.click(await panel.findByRole('button', { name: 'Repeat…' }))
  return { ...view, panel }
}

async function openSeries() {
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, series_id: bookingSeries.id }))
  mockEndpoint('get', `/api/v2/bookings/series/${bookingSeries.id}`, () => okResponse(bookingSeries))
  const view = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  const panel = within(await screen.findByRole('dialog', { name: 'Peeling' }))
  const section = within(await panel.findByRole('region', { name: '2 of 4 in a series' }))
  return { ...view, panel, section }
}

test('BKG-036 BEY-002 a series lists all clashes first; each is left out or gets another time of its day', async () => {
  const calls = mockEndpoint('post', '/api/v2/bookings/series', () =>
    calls.length === 1 ? refuse(clash(2, '01'), clash(4, '15', 'closed')) : okResponse(bookingSeries),
  )
  mockEndpoint('get', '/api/v2/bookings/free-slots', ({ request }) =>
    okResponse({ slots: [{ start_at: `${new URL(request.url).searchParams.get('from')} 13:00:00`, practitioner_ids: [anna.id] }] }),
  )
  const { user, panel, router } = await openSeriesForm()
  await user.click(panel.getByRole('button', { name: 'Book the series' }))
  const clashes = within(await panel.findByRole('region', { name: 'Times that can’t be booked' }))
  expect(clashes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Anna Berg is busy 09:30–10:30'),
    expect.stringContaining('Outside opening hours and schedule'),
  ])
  expect(panel.getByRole('alert')).toHaveTextContent('2 of the times can’t be booked.')
  expect(clashes.getByRole('heading', { name: 'Times that can’t be booked' })).toHaveFocus()
  const choice = clashes.getByRole('combobox', { name: 'Instead of 2026-12-01 10:00' })
  await within(choice).findByRole('option', { name: '14:00' })
  await user.selectOptions(choice, '14:00')
  await expectNoA11yViolations()
  await user.click(panel.getByRole('button', { name: 'Book the series' }))
  await screen.findByText(/Ebba Lund is booked 4 times from 2026-11-17 10:00/)
  expect(calls[0]?.body).toMatchObject({
    client_id: ebba.id,
    start_at: '2026-11-24 09:00:00',
    interval: 1,
    unit: 'week',
    count: 6,
    changes: [],
  })
  expect(calls[1]?.body).toMatchObject({
    changes: [
      { position: 2, start_at: '2026-12-01 13:00:00' },
      { position: 4, start_at: null },
    ],
  })
  await waitFor(() => expect(router.state.location.search).not.toContain('book='))
})

test('BEY-005 a clash names the device that is in use', async () => {
  mockEndpoint('post', '/api/v2/bookings/series', () => refuse(clash(2, '01', 'device')))
  const { user, panel } = await openSeriesForm()
  await user.click(panel.getByRole('button', { name: 'Book the series' }))
  expect(await panel.findByText('Anna Berg is in use 09:30–10:30')).toBeVisible()
})

test('BKG-036 clashes of other times are forgotten, and what is entered goes over to a single booking', async () => {
  const calls = mockEndpoint('post', '/api/v2/bookings/series', () => refuse(clash(2, '01')))
  const { user, panel } = await openSeriesForm()
  await user.click(panel.getByRole('button', { name: 'Book the series' }))
  await panel.findByRole('region', { name: 'Times that can’t be booked' })
  await selectOption(user, panel.getByRole('combobox', { name: /Unit/ }), 'months')
  await waitFor(() => expect(panel.queryByRole('region', { name: 'Times that can’t be booked' })).toBeNull())
  await user.click(panel.getByRole('button', { name: 'Book the series' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toMatchObject({ unit: 'month', changes: [] })
  await user.type(panel.getByRole('textbox', { name: /Special request/ }), 'Q')
  await user.click(panel.getByRole('button', { name: 'Book once instead' }))
  expect(await panel.findByRole('button', { name: 'Book' })).toBeVisible()
  expect(panel.getByRole('textbox', { name: /Special request/ })).toHaveValue('Q')
})

test('BKG-036 the panel shows the place in the series and links to its other bookings', async () => {
  const { section } = await openSeries()
  const links = within(section.getByRole('list', { name: 'Bookings of the series' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '1. 2026-11-17 10:00',
    '2. 2026-11-24 10:00',
    '3. 2026-12-01 10:00',
    '4. 2026-12-08 10:00',
  ])
  expect(links[2]).toHaveAttribute('href', `/calendar/booking/${bookingSeries.occurrences[2]?.booking_id}?view=list&day=2026-11-24`)
  expect(section.getByText(/Cancelled/)).toBeVisible()
})

test('BKG-036 this and all that follow are moved, and a clash may keep its time', async () => {
  const occurrences = bookingSeries.occurrences.map((row) => (row.position === 2 ? { ...row, start_at: '2026-11-24 13:00:00' } : row))
  const calls = mockEndpoint('post', `/api/v2/bookings/series/${bookingSeries.id}/reschedule`, () =>
    calls.length === 1 ? refuse(clash(3, '01')) : okResponse({ ...bookingSeries, occurrences, version: 5 }),
  )
  const { user, panel, section } = await openSeries()
  await user.click(section.getByRole('button', { name: 'Move this and all that follow' }))
  await user.click(await section.findByRole('button', { name: 'Back' }))
  await user.click(section.getByRole('button', { name: 'Move this and all that follow' }))
  await user.click(await panel.findByRole('button', { name: '14:00' }))
  await user.click(section.getByRole('button', { name: 'Move' }))
  const clashes = within(await panel.findByRole('region', { name: 'Times that can’t be booked' }))
  const choice = clashes.getByRole('combobox', { name: 'Instead of 2026-12-01 10:00' })
  expect(choice).toHaveDisplayValue('Keep its time')
  await within(choice).findByRole('option', { name: '14:00' })
  await user.selectOptions(choice, '14:00')
  expect(choice).toHaveDisplayValue('14:00')
  await user.selectOptions(choice, 'Keep its time')
  await user.click(section.getByRole('button', { name: 'Move' }))
  await screen.findByText('1 booking is moved')
  expect(calls[0]?.body).toMatchObject({ position: 2, start_at: '2026-11-24 13:00:00', practitioner_id: anna.id, version: 4, changes: [] })
  expect(calls[1]?.body).toMatchObject({ changes: [{ position: 3, start_at: null }] })
})

test('BKG-036 this and all that follow are cancelled with a reason', async () => {
  const calls = mockEndpoint('post', `/api/v2/bookings/series/${bookingSeries.id}/cancel`, () => okResponse(bookingSeries))
  const { user, section } = await openSeries()
  await user.click(section.getByRole('button', { name: 'Cancel this and all that follow' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this and all that follow?' }))
  expect(question.getByText(/2 bookings of Ebba Lund are cancelled/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel the bookings: the client is ill' }))
  await screen.findByText('The bookings are cancelled')
  expect(calls[0]?.body).toEqual({ position: 2, reason: 'The client is ill', version: 4 })
})

test('BKG-036 a series that can’t be loaded is tried once more', async () => {
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, series_id: bookingSeries.id }))
  const calls = mockEndpoint('get', `/api/v2/bookings/series/${bookingSeries.id}`, () =>
    calls.length === 1 ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(bookingSeries),
  )
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: '2 of 4 in a series' })).toBeVisible()
})
